import { addAdmin, addStudent, addWall } from '@shinequo/server/testing/browser-seeds'
import { expect, test } from './browser-test.ts'
import { now } from './test-time.ts'

const SCHOOL = 'boston_college'

test('staff write to the author of a story without learning who it is, who answers and then asks to be contacted', async ({
  page,
  app,
  signIn,
}) => {
  const title = `The long week ${now()}`
  const author = await addStudent(app, { school: SCHOOL, first_name: 'Authoria', last_name: 'Nameworth' })
  await addWall(app, SCHOOL, [
    { student_profile_id: author.profileId, title, story: 'I want to die.', state: 'held' },
  ])
  const admin = await addAdmin(app, { first_name: 'Rosa', last_name: 'Ortiz' })
  await signIn(admin)
  await page.goto('/admin/wall')
  const story = page.getByRole('article', { name: title })
  // From the question whether to publish it, which says what to do first.
  await story.getByRole('button', { name: `Publish: ${title}` }).click()
  const sure = page.getByRole('dialog', { name: 'Publish this story?' })
  await sure.getByRole('button', { name: 'Reach out' }).click()
  const dialog = page.getByRole('dialog', { name: 'Write to the author' })
  await expect(dialog.getByLabel('Message')).toHaveValue(/^Thank you for writing this\./)
  await dialog.getByLabel('Message').fill('')
  await dialog.getByRole('button', { name: 'Send message' }).click()
  await expect(dialog.getByText('Please write a message')).toBeVisible()
  await dialog.getByLabel('Message').fill('Thank you. Are you safe tonight?')
  await dialog.getByRole('button', { name: 'Send message' }).click()
  await expect(story.getByText('No answer yet')).toBeVisible()
  await expect(page.getByText('Authoria')).toHaveCount(0)

  await page.goto('/favicon.svg')
  await signIn(author)
  await page.goto('/home/community')
  const own = page.getByRole('region', { name: 'Your stories' })
  await expect(own.getByText('Thank you. Are you safe tonight?')).toBeVisible()
  await own.getByRole('button', { name: `Answer the message about: ${title}` }).click()
  const answer = page.getByRole('dialog', { name: 'Answer without your name' })
  await answer.getByLabel('Message').fill('My sister is here.')
  await answer.getByRole('button', { name: 'Send answer' }).click()
  await expect(own.getByText('My sister is here.')).toBeVisible()
  await own.getByRole('button', { name: `Ask staff to contact me about: ${title}` }).click()
  await page.getByRole('button', { name: 'Yes, contact me' }).click()
  await expect(
    page.getByText("Your programme's staff can read this now and will get in touch."),
  ).toBeVisible()
  await page.goto('/home/userProfile/privacy')
  await expect(
    page.getByText('Wrote to you about one of your stories, without knowing who you are'),
  ).toBeVisible()

  await page.goto('/favicon.svg')
  await signIn(admin)
  await page.goto('/admin/wall')
  await expect(story.getByText('My sister is here.')).toBeVisible()
  await page.goto('/admin/care')
  await expect(page.getByRole('list', { name: 'Requests' }).getByText('Authoria Nameworth')).toBeVisible()
})
