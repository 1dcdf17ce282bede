import { expect, it } from 'vitest'
import { parseMailLink } from '#features/account/mail/mail-link.ts'

const base64 = (text: string) => btoa(String.fromCodePoint(...new TextEncoder().encode(text)))

it('reads token and address, and keeps both as they came', () => {
  const email = base64('iris@example.org')
  expect(parseMailLink(`?token=QUJD&email=${email}`)).toEqual({
    token: 'QUJD',
    email,
    address: 'iris@example.org',
  })
})

it.each(['a+b/c==', 'a%2Bb/c==', 'a%2Bb%2Fc%3D%3D'])(
  'takes the token %s with its plus sign, escaped or not',
  (token) => {
    const link = parseMailLink(`token=${token}&email=${base64('iris@example.org')}`)
    expect(link?.token).toBe('a+b/c==')
  },
)

it('reads addresses of any script', () => {
  const link = parseMailLink(`token=x&email=${encodeURIComponent(base64('用户@例え.jp'))}`)
  expect(link?.address).toBe('用户@例え.jp')
})

it.each([
  ['nothing', ''],
  ['no token', `email=${base64('a@b')}`],
  ['an empty token', `token=&email=${base64('a@b')}`],
  ['no address', 'token=x'],
  ['an address that is no base64', 'token=x&email=%%%'],
  ['one that is base64 of no text', `token=x&email=${btoa('\xff\xfe@')}`],
  ['one that is no address', `token=x&email=${base64('iris')}`],
  ['a lone surrogate', 'token=x&email=%ED%A0%80'],
  ['a script', 'token=x&email=<script>alert(1)</script>'],
])('finds no link in %s', (_what, search) => {
  expect(parseMailLink(search)).toBeUndefined()
})

it('never throws, whatever is in the address', () => {
  let seed = 7
  const next = (below: number) => (seed = (seed * 48_271) % 2_147_483_647) % below
  const alphabet = 'abcXYZ019%+=&?#/\\<>"\'é漢😀\u202e\0'
  for (let turn = 0; turn < 10_000; turn++) {
    const text = Array.from({ length: next(40) }, () => alphabet[next(alphabet.length)]).join('')
    expect(() => parseMailLink(`?token=${text}&email=${text}`)).not.toThrow()
  }
})
