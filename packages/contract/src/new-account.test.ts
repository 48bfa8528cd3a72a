import { describe, expect, it } from 'vitest'
import { firstName, lastName, optionalName } from './new-account.ts'
import { rule } from './rules.ts'

describe('a name', () => {
  it.each([
    'Ma.Teresa',
    'J.R.R.',
    'St.John',
    'St. John',
    'de.la.Cruz',
    'J.Ng',
    'Ma.Jo',
    'Martin Luther King Jr.',
    'O’Neill-Łukasz',
    'X Æ A-12',
    'R2D2',
    '王小明',
    'د.محمد',
    'א.ישראל',
    '김.철수',
    'K.Ly',
    'Bit.Lydia',
    'T.Loan',
    'J.Bond',
    'J.Co',
    'J.Page',
    'Х.Рус-Иванов',
    'می\u200cخواهم',
    'Dr.',
    'x'.repeat(60),
  ])('may be %s', (name) => {
    expect(firstName.safeParse(name).data).toBe(name)
  })

  it.each([
    ['  Noor \u00a0 Anna ', 'Noor Anna'],
    ['Jose\u0301', 'José'],
    ['No\u200bor\u202e', 'Noor'],
  ])('%j is %s', (typed, name) => {
    expect(firstName.safeParse(typed).data).toBe(name)
  })

  it.each([
    'You won $500! Claim now at http://evil.example/claim',
    'See www.evil',
    'WWW.EVIL',
    'evil.example',
    'Ana evil.com/x',
    'javascript://x',
    'EVIL.COM',
    'Evil.Com',
    'Evil.Co',
    'Evil.Shop/x',
    'x@evil.example',
    'evil.xn--p1ai',
    'evil.рф',
    'Evil.Live',
    'EVIL.CLUB',
    'EVIL.CO.UK',
    'Ev.Com.Br',
    'Wa.Me',
    'T.Me',
    'Bit.Ly',
    'T.CO',
    'ЗЛО.РФ',
    'Зло.Онлайн',
    '坏.中国',
    '坏\u3002网站',
    'れい.コム',
    '나쁜.닷컴',
    'شر.شبكة',
    'רע.קום',
    'बुरा.भारत',
    'evil\u3002example',
    'evil\uff0ecom',
    'evil\uff61com',
    'evil\u2024com',
    'ｅｖｉｌ．ｃｏｍ',
    'e\u200bvil.c\u200bom',
    '1.2.3.4/x',
    '１．２．３．４',
  ])('must not contain the address of a page: %s', (name) => {
    const { error } = lastName.safeParse(name)
    expect(error?.issues.map(({ message }) => message)).toEqual([rule('name_link', { label: 'last_name' })])
  })

  it.each([
    'Anna\n\nIMPORTANT',
    'Anna\tLee',
    'Anna\u2028Lee',
    'Anna\u2029Lee',
    'Anna\u000bLee',
    'Anna\u0085Lee',
    'Anna\u0007',
  ])('is one line without control characters: %j', (name) => {
    const { error } = firstName.safeParse(name)
    expect(error?.issues.map(({ message }) => message)).toEqual([rule('name_lines', { label: 'first_name' })])
  })

  it.each(['Call +1 900 555 0100', '12345', '1-2-3-4-5', '１２３４５', '٠١٢٣٤', '1\u200b2345'])(
    'must not contain a telephone number: %s',
    (name) => {
      const { error } = firstName.safeParse(name)
      expect(error?.issues.map(({ message }) => message)).toEqual([
        rule('name_number', { label: 'first_name' }),
      ])
    },
  )

  it.each(['', ' ', '\u200b', '\u3164', '\u115f', '\u2800', undefined])('is required: %j', (name) => {
    const { error } = firstName.safeParse(name)
    expect(error?.issues.map(({ message }) => message)).toEqual([
      rule('name_required', { label: 'first_name' }),
    ])
  })

  it('has at most 60 characters', () => {
    const { error } = firstName.safeParse('x'.repeat(61))
    expect(error?.issues[0]?.message).toBe(rule('too_long', { label: 'first_name', max: 60 }))
  })

  it('may be left out of an invitation, and is judged alike', () => {
    const name = optionalName('last_name')
    expect([name.safeParse('\u3164').data, name.safeParse('evil.example').success]).toEqual(['', false])
  })
})
