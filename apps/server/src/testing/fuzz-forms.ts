import { PIXEL } from './access-row.ts'
import type { Dice } from './fuzz-dice.ts'

const ROSTER = 'email,first_name,last_name,school\nnoor@school.example,Noor,Sample,Other\n"a,b",,,\n'

/** A multipart form with a file, valid or broken, as content type and bytes. */
export function oddForm(dice: Dice, userId: string): { type: string; payload: Buffer } {
  const boundary = dice.pick(['b', 'b'.repeat(70), 'b'.repeat(257), 'ü', ''])
  const part = (headers: string, content: string | Buffer) => [
    Buffer.from(`--${boundary}\r\n${headers}\r\n\r\n`),
    Buffer.from(content as string),
    Buffer.from('\r\n'),
  ]
  const disposition = (name: string, file?: string) =>
    `content-disposition: form-data; name="${name}"${file === undefined ? '' : `; filename="${file}"`}`
  const content = dice.pick<string | Buffer>([
    PIXEL,
    ROSTER,
    Buffer.from([0xff, 0xfe, 0x00, 0xd8, 0x41, 0x00]),
    Buffer.concat([PIXEL.subarray(0, 30), Buffer.alloc(500)]),
    Buffer.from('GIF89a'),
    '',
    'email,first_name,last_name,school\n'.repeat(2000),
  ])
  const name = dice.pick(['image', 'image', 'file', 'file', '__proto__', '', 'user_id'])
  const fileName = dice.pick([
    'me.png',
    '',
    '../../x',
    'a\u0000b',
    `${'x'.repeat(300)}.csv`,
    '\ud83d\udd06'.repeat(120),
  ])
  const headers = dice.pick([
    disposition(name, fileName),
    `${disposition(name, fileName)}\r\ncontent-type: application/octet-stream`,
    `${disposition(name)}\r\ncontent-type: application/octet-stream`,
    `${disposition(name)}\r\ncontent-type: application/json`,
    `${disposition(name)}\r\ncontent-type: text/plain; charset=utf-16le`,
    `content-disposition: form-data; name="${name}"; filename*=utf-16le''%d8%00`,
    'content-disposition: attachment',
    'x',
  ])
  const whole = Buffer.concat([
    ...(dice.chance(0.7) ? part(disposition('user_id'), dice.chance(0.8) ? userId : '{"toString":1}') : []),
    ...part(headers, content),
    ...(dice.chance(0.1) ? part(disposition('a'), 'b'.repeat(300)) : []),
    Buffer.from(`--${boundary}--\r\n`),
  ])
  const payload = dice.chance(0.5) ? whole : whole.subarray(0, dice.under(whole.length))
  return { type: `multipart/form-data${dice.chance(0.95) ? `; boundary=${boundary}` : ''}`, payload }
}
