import { expect, test } from 'vitest'
import { CookieJar } from '#http/cookie-jar.ts'

const answer = (...cookies: string[]) =>
  new Headers(cookies.map((cookie): [string, string] => ['set-cookie', cookie]))

test('keeps cookies and sends them back', () => {
  const jar = new CookieJar()
  jar.keep(answer('session=abc=; Path=/; HttpOnly', 'theme=dark'))
  expect(jar.header()).toBe('session=abc=; theme=dark')
})

test.each([
  'session=; Path=/',
  'session=x; Max-Age=0',
  'session=x; Expires=Thu, 01 Jan 1970 00:00:00 GMT',
])('forgets a cookie after %s', (removal) => {
  const jar = new CookieJar()
  jar.keep(answer('session=abc'))
  jar.keep(answer(removal))
  expect(jar.isEmpty).toBe(true)
})
