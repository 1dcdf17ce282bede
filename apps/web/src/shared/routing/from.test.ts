import { describe, expect, it } from 'vitest'
import { safeFrom } from '#shared/routing/from.ts'

describe('safeFrom', () => {
  it.each([
    '/',
    '/games/12/challenges?c=4&cat=Web#hints',
    '/teams?join=null%20%26%20void%3A11%3Ac41f0a6e2b7d4f9e8a35c41f0a6e2b7d',
    '/posts?tag=%E8%A7%84%E5%88%99',
    '/%5cevil.example',
    '/games//double',
  ])('goes to %s', (path) => {
    expect(safeFrom(path)).toBe(path)
  })

  it.each([
    ['nothing', null],
    ['empty text', ''],
    ['another origin', 'https://evil.example/'],
    ['a protocol-relative address', '//evil.example'],
    ['a backslash', '/\\evil.example'],
    ['two backslashes', '\\\\evil.example'],
    ['a relative path', 'games'],
    ['a script', 'javascript:alert(1)'],
    ['data', 'data:text/html,<script>alert(1)</script>'],
    ['a tab between the slashes', '/\t/evil.example'],
    ['a newline between the slashes', '/\n/evil.example'],
    ['a carriage return before a backslash', '/\r\\evil.example'],
    ['a leading space', ' //evil.example'],
    ['dots that normalise to two slashes', '/..//evil.example'],
    ['dots and a backslash', '/.\\/evil.example'],
    ['encoded dots', '/%2e%2e//evil.example'],
    ['the log-in page itself', '/account/login?from=/account/login'],
    ['the log-in page in capitals', '/Account/Login'],
  ])('stays home for %s', (_name, from) => {
    expect(safeFrom(from)).toBe('/')
  })
})
