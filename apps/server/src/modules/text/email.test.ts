import { describe, expect, it } from 'vitest'
import { isDomainAllowed } from '#modules/account/policy.ts'
import { emailKey } from '#modules/text/email.ts'

describe('T19: an address is the same', () => {
  it.each([
    ['in other letters', 'Crew@Example.ORG'],
    ['in wide letters', 'ｃｒｅｗ@example.org'],
    ['with a wide at sign', 'crew＠example.org'],
    ['with an invisible joiner', 'cr\u200Dew@example.org'],
    ['with blanks around it', ' crew@example.org '],
    ['with the final dot of its domain', 'crew@example.org.'],
  ])('%s', (_, email) => expect(emailKey(email)).toBe('crew@example.org'))

  it('in both spellings of its domain', () => {
    expect(emailKey('crew@Bücher.example')).toBe(emailKey('crew@xn--bcher-kva.example'))
    expect(emailKey('crew@bu\u0308cher.example')).toBe(emailKey('crew@xn--bcher-kva.example'))
  })

  it('only when it is: dots and tags are part of it', () => {
    expect(emailKey('c.rew@example.org')).not.toBe(emailKey('crew@example.org'))
    expect(emailKey('crew+1@example.org')).not.toBe(emailKey('crew@example.org'))
  })
})

describe('T19: a domain is listed', () => {
  it.each([
    ['a@example.org', 'example.org', true],
    ['a@EXAMPLE.org', 'other.net, Example.Org', true],
    ['a@bücher.example', 'xn--bcher-kva.example', true],
    ['a@evil.example.org', 'example.org', false],
    ['a@notexample.org', 'example.org', false],
    ['a@example.org.', 'example.org', true],
    ['a@ｅxample.org', 'example.org', true],
    ['a@anything.net', '', true],
    ['a@anything.net', ' , ', true],
  ])('%s by %o: %s', (email, list, isAllowed) =>
    expect(isDomainAllowed(email, list)).toBe(isAllowed),
  )
})
