import { type Email, renderMail } from './layout.ts'

/** Brings the code that proves a school. It names nobody: the address may be somebody else's. */
export function schoolCode(code: string, baseUrl: string): Email {
  return renderMail({
    subject: 'Your code to prove your school',
    greeting: 'Hello,',
    before: [
      'Somebody who uses ShineQuo says that this is their address at school. Here is the code to prove it. It is good for 10 minutes and for one use.',
    ],
    highlight: [code],
    after: [
      'Never pass this code on. We do not ask for it by phone or mail.',
      'It was not you? Then nothing happens, and you can delete this mail.',
    ],
    action: { label: 'Enter the code', url: `${baseUrl}/home/userProfile` },
  })
}
