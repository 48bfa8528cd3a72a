import type { Locator, Page } from '@playwright/test'

/** Answers every question of the first questionnaire: help with sleep, in English, in the evening. */
export async function answerAll(
  form: Page | Locator,
  { focus = 'What is hard right now?', term = 'Sleep before one.', know = 'I am new here.' } = {},
): Promise<void> {
  await form.getByRole('radio', { name: 'To get better at something' }).check()
  await form.getByLabel(focus).selectOption('Sleep and daily routine')
  await form.getByRole('radio', { name: 'Listen while I think aloud' }).check()
  await form.getByRole('radio', { name: 'Evenings' }).check()
  await form.getByLabel('Which language').selectOption('English')
  await form.getByLabel('What would you like your coach to know').selectOption('No preference')
  await form.getByRole('radio', { name: 'Yes, if there is one' }).check()
  await form.getByLabel('What would make this term').fill(term)
  await form.getByLabel('What should your coach know').fill(know)
}
