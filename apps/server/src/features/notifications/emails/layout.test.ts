import { messagesOf, type ServerMessages } from '@shinequo/messages/server'
import { expect, it } from 'vitest'
import { withCrisisLine } from './layout.ts'
import { passwordChanged } from './password-changed.ts'

const english = messagesOf('en')
/** The messages of a reader whose language is not English. */
const spanish: ServerMessages = {
  ...english,
  locale: 'es-US',
  notifications: {
    ...english.notifications,
    greeting: (firstName) => `Hola, ${firstName}:`,
    crisisLine: (number, takesTexts) =>
      takesTexts ? `¿En crisis? Llama o escribe al ${number} & sé.` : `¿En crisis? Llama al ${number} & sé.`,
  },
}

it('writes a mail in its reader’s language and declares that language for screen readers', () => {
  const mail = passwordChanged(spanish, 'Noor', 'https://shine.example')
  expect(mail.html).toContain('<html lang="es-US">')
  for (const form of [mail.html, mail.text]) expect(form).toContain('Hola, Noor:')
  expect(passwordChanged(english, 'Noor', 'https://shine.example').html).toContain('<html lang="en">')
})

it('adds the programme’s own crisis number to the footer, in that language', () => {
  const mail = passwordChanged(spanish, 'Noor', 'https://shine.example')
  const { text, html } = withCrisisLine(spanish, mail, { number: '0800-1', takes_texts: false })
  expect(text).toMatch(/Llama al 0800-1 & sé\.\n$/)
  expect(html).toContain('Llama al 0800-1 &amp; sé.')
  expect(text + html).not.toContain('988')
})
