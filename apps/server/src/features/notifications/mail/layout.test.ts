import { messagesOf, type ServerMessages } from '@shinequo/messages/server'
import { expect, it } from 'vitest'
import { renderMail, withCrisisLine } from './layout.ts'

const english = messagesOf('en')
/** The messages of a reader whose language is not English. */
const spanish: ServerMessages = {
  ...english,
  locale: 'es-US',
  notifications: {
    ...english.notifications,
    greeting: (firstName) => `Hola, ${firstName}:`,
    crisisLine: (number, takesTexts, asking) =>
      `¿En crisis? ${takesTexts ? 'Llama o escribe' : 'Llama'} al ${number} & ${asking}.`,
  },
}

const letterTo = (messages: ServerMessages, firstName: string) =>
  renderMail(messages, {
    subject: messages.accounts.passwordChangedSubject,
    greeting: messages.notifications.greeting(firstName),
    before: [messages.accounts.passwordChangedMail],
    highlight: [],
    after: [],
  })

it('writes a mail in its reader’s language and declares that language for screen readers', () => {
  const mail = letterTo(spanish, 'Noor')
  expect(mail.html).toContain('<html lang="es-US">')
  for (const form of [mail.html, mail.text]) expect(form).toContain('Hola, Noor:')
  expect(letterTo(english, 'Noor').html).toContain('<html lang="en">')
})

it('adds the programme’s own crisis number to the footer, in that language', () => {
  const mail = letterTo(spanish, 'Noor')
  const { text, html } = withCrisisLine(spanish, mail, {
    number: '0800-1',
    takes_texts: false,
    asking_for_spanish: 'marca 9',
  })
  expect(text).toMatch(/Llama al 0800-1 & marca 9\.\n$/)
  expect(html).toContain('Llama al 0800-1 &amp; marca 9.')
  expect(text + html).not.toContain('988')
})

it.each([
  [english, '\u2068محمد علي\u2069 booked a session: ', '<p>Hi <bdi>נועה</bdi>,</p>'],
  [messagesOf('es-US'), '\u2068محمد علي\u2069 reservó una sesión: ', '<p>Hola, <bdi>נועה</bdi>:</p>'],
])(
  'isolates names that are written from right to left, in the language %#',
  (messages, subject, greeting) => {
    const { bookings, notifications } = messages
    const write = (firstName: string, lastName: string) =>
      renderMail(messages, {
        subject: bookings.receivedSubject(`${firstName} ${lastName}`, 'Sat, Nov 28, 9:00 AM (New York)'),
        greeting: notifications.greeting('נועה'),
        before: [bookings.received(`${firstName} ${lastName}`), bookings.leftANote(firstName)],
        highlight: [],
        after: [],
      })
    const mail = write('محمد', 'علي')
    expect(mail.subject.startsWith(subject)).toBe(true)
    expect(mail.text).toContain('\u2068محمد علي\u2069')
    const body = mail.html.slice(mail.html.indexOf('<body>'))
    expect(body).toContain('<bdi>محمد علي</bdi>')
    expect(body).toContain(greeting)
    expect(body).not.toMatch(/[\u2068\u2069]/)
    expect(mail.html).toContain(`<title>${mail.subject}</title>`)
    const plain = write('Zoë', 'O’Neil & <b>')
    expect(plain.subject).not.toMatch(/[\u2068\u2069]/)
    expect(plain.html).toContain('Zoë O’Neil &amp; &lt;b&gt;')
  },
)

it('quotes what a person wrote as text, line by line and in its own direction, to proved mailboxes alone', () => {
  const words = 'שלום & <b>welcome</b>\n\nhttps://coach.example/'
  const mail = renderMail(english, {
    subject: english.notifications.matchedSubject,
    greeting: english.notifications.greeting('Noor'),
    before: [],
    highlight: [],
    quotes: [{ lead: english.notifications.noteShared('محمد'), words }],
    after: [],
  })
  expect(mail.html).toMatch(
    /<p><bdi>محمد<\/bdi> wrote something for you to read\.<\/p>\n<blockquote [^>]*lang="" dir="auto">שלום &amp; &lt;b&gt;welcome&lt;\/b&gt;<br><br>https:\/\/coach\.example\/<\/blockquote>/,
  )
  expect(mail.text).toContain('> שלום & <b>welcome</b>\n> \n> https://coach.example/\n')
  const { text, html } = mail.unnamed()
  for (const form of [text, html]) expect(form).not.toMatch(/welcome|wrote something|blockquote/)
})
