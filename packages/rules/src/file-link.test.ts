import { expect, it } from 'vitest'
import { isFileLink } from '#file-link.ts'

it.each([
  ['/assets/ab/x', true],
  ['/files/x.zip', true],
  ['https://example.org', true],
  ['HTTP://example.org/a b', true],
  ['https://', false],
  ['files/x.zip', false],
  ['ftp://example.org/x', false],
  ['javascript:alert(1)', false],
  ['data:text/html,x', false],
  ['//evil.example', false],
  ['/\\evil.example', false],
  ['', false],
])('%j may be followed: %s', (link, expected) => {
  expect(isFileLink(link)).toBe(expected)
})
