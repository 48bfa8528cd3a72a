import type { Locator, Page } from '@playwright/test'
import type { Fixtures } from './fixtures.ts'
import { openSlots } from './page-calls.ts'
import { riskRuleLoaded } from './risk-rule.ts'
import { chooseDay } from './slot-picker.ts'
import { byDay, slotWords } from './wall-time.ts'

/* Actions on a page of every-page.ts before it is checked. */

const ZONE = 'America/New_York'

/** Presses buttons one after another. */
export const press =
  (...buttons: readonly string[]) =>
  async (page: Page) => {
    for (const name of buttons) await page.getByRole('button', { name, exact: true }).click()
  }

/** Opens a view of people of which a condition no longer holds. */
export async function openViewWithLess(page: Page): Promise<void> {
  await page.getByRole('link', { name: "The former coach's students" }).click()
  await page.getByText('its coach has left').waitFor()
}

/** Presses the button that opens a dialog, whose chunk may still be loading. */
export const open = (button: string) => async (page: Page) => {
  await press(button)(page)
  await page.getByRole('dialog').waitFor()
}

/** Presses the first button of this name, which opens a dialog. */
export const openFirst = (button: string) => async (page: Page) => {
  await page.getByRole('button', { name: button, exact: true }).first().click()
  await page.getByRole('dialog').waitFor()
}

export async function awaitDialog(page: Page): Promise<void> {
  await page.getByRole('dialog').waitFor()
}

/** Hovers over a toast, which keeps it open. */
export const keepToast = (page: Page, words: string) => page.getByText(words).hover()

export async function chooseTime(page: Page, { coach }: Fixtures): Promise<void> {
  const slot = byDay(await openSlots(page, coach), ZONE)[2]![4]!
  await chooseDay(page, slot, ZONE)
  await page.getByRole('option', { name: slotWords(slot, ZONE) }).click()
  await page.getByPlaceholder('Enter any notes here...').waitFor()
}

/** Submits the current answers up to the preview of what they would change. */
export async function lookFirst(page: Page): Promise<void> {
  await page.getByText('9 of 9 answered').waitFor()
  await press('Submit')(page)
  await page.getByRole('heading', { name: /^(New coaches|The preview couldn't be loaded)$/ }).waitFor()
}

export async function book(page: Page, fixtures: Fixtures): Promise<void> {
  await chooseTime(page, fixtures)
  await page.getByRole('button', { name: 'Confirm Booking' }).click()
  await page.getByRole('heading', { name: 'Booking Confirmed!' }).waitFor()
}

export async function awaitCancellation(page: Page): Promise<void> {
  await openNotices(page, page.getByRole('link', { name: / AM - | PM - / }).first())
}

export async function awaitSuggestion(page: Page): Promise<void> {
  await openNotices(page, page.getByRole('button', { name: 'None of these' }).first())
}

/** What coaches tell a student: `part` of it is shown, on phones when it is asked for. */
async function openNotices(page: Page, part: Locator): Promise<void> {
  const bar = page.getByRole('button', { name: /messages? from your coach/i })
  await part.or(bar).filter({ visible: true }).first().waitFor()
  if (!(await part.isVisible())) await bar.click()
  await part.waitFor()
}

/** A page says that it is not live after five seconds without a connection. */
export async function awaitNotLive(page: Page): Promise<void> {
  await page.getByText(/^Live updates have stopped/).waitFor()
}

export async function awaitEditor(page: Page): Promise<void> {
  await page.getByRole('textbox', { name: 'About you' }).waitFor()
}

export async function openLinkDialog(page: Page): Promise<void> {
  await page.getByRole('button', { name: 'Link', exact: true }).click()
  await page.getByRole('button', { name: 'Save link' }).click()
}

export async function openAddress(page: Page): Promise<void> {
  await page.getByRole('button', { name: /^Actions for Greta/ }).click()
  await page.getByRole('menuitem', { name: 'Change email address' }).click()
  await page.getByRole('button', { name: 'Change email address' }).click()
}

export async function openPause(page: Page): Promise<void> {
  await page.getByRole('button', { name: /^Actions for Greta/ }).click()
  await page.getByRole('menuitem', { name: 'Pause account' }).click()
  await page.getByRole('button', { name: 'Pause account' }).click()
}

export async function openEdit(page: Page): Promise<void> {
  await page.getByRole('button', { name: /^Actions for Greta/ }).click()
  await page.getByRole('menuitem', { name: 'Change name or role' }).click()
  await page.getByLabel('Role', { exact: true }).last().selectOption('Student')
  await page.getByRole('button', { name: 'Save changes' }).click()
}

export async function selectPeople(page: Page): Promise<void> {
  await page.getByRole('checkbox', { name: /^Select Greta/ }).check()
}

export async function refuseBulk(page: Page): Promise<void> {
  await selectPeople(page)
  await page.getByRole('button', { name: 'Set capacity' }).click()
  await page.getByRole('button', { name: 'See what would happen' }).click()
}

export async function planBulk(page: Page): Promise<void> {
  await page.getByRole('button', { name: /^Select all \d+ rows shown$/ }).click()
  await page
    .getByRole('group', { name: 'With those selected' })
    .getByRole('button', { name: 'Pause', exact: true })
    .click()
  await page.getByLabel('Reason').fill('The term is over')
  await page.getByRole('button', { name: 'See what would happen' }).click()
  await page.getByRole('list', { name: 'Who' }).waitFor()
}

export async function selectQuiet(page: Page): Promise<void> {
  await page.getByRole('button', { name: /^Select (all \d+ rows shown|1 row)$/ }).click()
}

export async function refuseNoSchool(page: Page): Promise<void> {
  await page.getByRole('checkbox', { name: /^Select Maya/ }).check()
  await page.getByRole('button', { name: 'Assign a school' }).click()
  await page.getByRole('button', { name: 'See what would happen' }).click()
}

/** The dry run of reminders, with a sentence that is too long. */
export async function planReminders(page: Page): Promise<void> {
  await page.getByRole('button', { name: /^Select (all \d+ rows shown|1 row)$/ }).click()
  await page.getByRole('button', { name: 'Remind them' }).click()
  await page.getByLabel('Reason').fill('The term begins')
  await page.getByRole('button', { name: 'See what would happen' }).click()
  const emails = page.getByRole('region', { name: 'The emails' })
  await emails.getByLabel('A sentence of your own').fill('Hm. '.repeat(130))
  await emails.getByRole('button', { name: 'Save this sentence' }).click()
}

export async function askToRemind(page: Page): Promise<void> {
  await page.getByRole('button', { name: /^Select (all \d+ rows shown|1 row)$/ }).click()
  await page.getByRole('button', { name: 'Remind them' }).click()
  await page.getByRole('button', { name: 'See what would happen' }).click()
}

export async function refuseChanges(page: Page): Promise<void> {
  await page.getByRole('button', { name: 'Ask for changes' }).click()
  await page.getByRole('button', { name: 'Send', exact: true }).click()
}

export async function tryWeights(page: Page): Promise<void> {
  await page.getByRole('slider', { name: 'Times' }).press('End')
  await page.getByRole('button', { name: 'Try these weights' }).click()
  await page.getByRole('heading', { name: 'What would change' }).waitFor()
}

export const openTab = (name: string) => async (page: Page) => await page.getByRole('tab', { name }).click()

export async function openDay(page: Page): Promise<void> {
  // A phone shows one day at a time.
  await page
    .getByRole('button', { name: /^\w+day: .* Edit times$/ })
    .first()
    .click()
  await page.getByRole('dialog', { name: /^\w+day$/ }).waitFor()
}

export async function refuseNoReason(page: Page): Promise<void> {
  await page.getByRole('button', { name: 'Cancel', exact: true }).first().click()
  await press('Cancel session')(page)
  await page.getByText('Please say why: your student will read it').waitFor()
}

export async function openDrawer(page: Page): Promise<void> {
  await page.setViewportSize({ width: 390, height: 844 })
  await press('Open menu')(page)
  await page.getByRole('dialog', { name: 'Menu' }).waitFor()
}

export async function openMenu(page: Page): Promise<void> {
  await press('Student')(page)
  await page.getByRole('menuitem', { name: 'Settings' }).waitFor()
}

export async function submitNoStars(page: Page): Promise<void> {
  await open('Feedback')(page)
  await page.getByLabel("I'm willing to share a video testimonial").check()
  await press('Submit Feedback')(page)
  await page.getByRole('alert').filter({ hasText: 'Please rate your coach' }).first().waitFor()
}

export async function postStory(page: Page): Promise<void> {
  await open('Share your Story')(page)
  await page.getByLabel('Title*').fill('A first week')
  await page.getByLabel('Story*').fill('It got better.')
  await press('Post')(page)
  await keepToast(page, 'We will notify you')
}

export async function saveProfile(page: Page): Promise<void> {
  await press('Edit', 'Save')(page)
  await keepToast(page, 'Profile updated successfully!')
}

export async function refusePair(page: Page): Promise<void> {
  await open('Pair by hand')(page)
  await page.getByRole('button', { name: /^Jonah/ }).click()
  await page.getByRole('radio', { name: /Featherstonehaugh/ }).waitFor()
  await press('Pair')(page)
  await page.getByText('Please choose a coach').waitFor()
}

export async function askRoster(page: Page): Promise<void> {
  await page.getByLabel('I have checked that the names are right').check()
  await open('Invite 2 people')(page)
}

export async function refuseQuestion(page: Page): Promise<void> {
  await press('Add a question', 'Save questions')(page)
  await page.getByText('Please check the marked questions.').waitFor()
}

/** Opens the second question in Spanish. */
export async function turnToSpanish(page: Page): Promise<void> {
  await page.getByRole('radio', { name: 'Spanish', exact: true }).check()
  await page.locator('[data-question]').nth(1).click()
}

export async function refuseSchool(page: Page): Promise<void> {
  await open('Edit Boston University')(page)
  await page.getByLabel('Wellness link').fill('bu.edu')
  await press('Save')(page)
  await page.getByText('Please enter a full address').waitFor()
}

export async function refusePost(page: Page): Promise<void> {
  await page.getByLabel('Title').fill('Soup, every Thursday')
  await page.getByRole('radio', { name: 'Schedule' }).check()
  await press('Schedule')(page)
  await page.getByText('Please choose a day').waitFor()
}

export async function askForCare(page: Page): Promise<void> {
  await open('Share your Story')(page)
  await page.getByLabel('Title*').fill('A night')
  await page.getByLabel('Story*').fill('I want to die.')
  await press('Post')(page)
  await page.getByRole('link', { name: 'Call 988' }).waitFor()
}

export async function writeHeavily(page: Page): Promise<void> {
  await open('Share your Story')(page)
  await page.getByLabel('Title*').fill('A night')
  await page.getByLabel('Story*').fill("I can't take it anymore.")
  await riskRuleLoaded(page)
  await press('Post')(page)
  await page.getByRole('dialog', { name: 'If any of this is heavy' }).waitFor()
}

/** The quiet card in the chat of a room. */
export async function writeHeavilyInRoom(page: Page): Promise<void> {
  await press('Join Now', 'Chat')(page)
  await page.locator('#message').fill("I can't take it anymore.")
  await riskRuleLoaded(page)
  await page.keyboard.press('Enter')
  await page.getByRole('region', { name: 'If any of this is heavy' }).waitFor()
}

export async function refuseNoStoryReason(page: Page): Promise<void> {
  await page.getByRole('button', { name: 'Remove: Reported' }).click()
  await press('Remove story')(page)
  await page.getByText('Please say why: the author will read it').waitFor()
}

export async function publishWithCare(page: Page): Promise<void> {
  await page
    .getByRole('button', { name: /^Publish: / })
    .first()
    .click()
  await page.getByRole('dialog').getByRole('link', { name: /^Call/ }).first().waitFor()
}

export async function noteOfDanger(page: Page): Promise<void> {
  await page.getByLabel('New note').fill('Said that life is not worth living.')
  await press('Save note')(page)
  await page.getByRole('dialog', { name: 'Before you continue' }).getByText('stay with them').waitFor()
}

export async function readRequest(page: Page): Promise<void> {
  await page.getByRole('button', { name: /^Read and answer: Jonah/ }).click()
  await page.getByRole('dialog').getByText('At night I want to die.').waitFor()
  await press('Mark as answered')(page)
  await page.getByText('Please say what was done').waitFor()
}

export async function refuseLine(page: Page): Promise<void> {
  await page.getByLabel('Crisis line', { exact: true }).fill('call us')
  await press('Save')(page)
  await page.getByText('The crisis line can only have digits').waitFor()
}

/** Adds a term without days. */
export async function refuseTerm(page: Page): Promise<void> {
  await open('Add a term')(page)
  await page.getByRole('dialog').getByLabel('Name').fill('Fall')
  await press('Save')(page)
  await page.getByText('Please choose a day').first().waitFor()
}

/** Tries a phrase that stands in some harmless texts. */
export async function triedPhrase(page: Page): Promise<void> {
  await page.getByLabel('Phrase', { exact: true }).fill('organic chemistry')
  await press('Try it')(page)
  await page.getByRole('button', { name: 'Add phrase' }).waitFor()
}

/** Signs in with a password that is too short by now, and submits the form for a new one empty. */
export async function askLonger(page: Page, { short }: Fixtures): Promise<void> {
  await page.getByLabel('Email').fill(short.email)
  await page.getByLabel('Password', { exact: true }).fill('quiet river 42')
  await press('Login')(page)
  await page.getByRole('heading', { name: 'Choose a longer password' }).waitFor()
  await press('Save and sign in')(page)
  await page.getByText('New password is required').waitFor()
}

export async function refusePassword(page: Page): Promise<void> {
  await open('Change password')(page)
  await page.getByRole('dialog').getByRole('button', { name: 'Change password' }).click()
  await page.getByText('New password is required').waitFor()
}

export async function refusePlace(page: Page): Promise<void> {
  const card = page.getByRole('region', { name: 'Where you meet' })
  await card.getByLabel('Phone number').fill('617 555 0100')
  await card.getByLabel('My own meeting link').fill('zoom')
  await card.getByRole('button', { name: 'Save where you meet' }).click()
  await card.getByText('Please enter a link that starts with https://').waitFor()
}

/** Asks to be contacted, or opens that this was asked before. */
export async function askForContact(page: Page): Promise<void> {
  await openFirst('Ask someone to contact me')(page)
  const ask = page.getByRole('button', { name: 'Ask them to contact me' })
  const asked = page.getByRole('dialog', { name: 'You asked to be contacted' })
  await ask.or(asked).first().waitFor()
  if (await ask.isVisible()) await ask.click()
  await asked.waitFor()
}

/** Opens the note and the next time of the first session of a coach's day that is over. */
export async function openWrapUp(page: Page): Promise<void> {
  await page.getByRole('button', { name: 'Note and next time' }).first().click()
  await page.getByRole('textbox', { name: 'Your note' }).waitFor()
}
