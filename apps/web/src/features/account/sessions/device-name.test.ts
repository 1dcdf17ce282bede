import { expect, it } from 'vitest'
import { deviceName } from '#features/account/sessions/device-name.ts'

it.each([
  [
    'Mozilla/5.0 (Windows NT 10.0; Win64; x64) AppleWebKit/537.36 (KHTML, like Gecko) Chrome/142.0.0.0 Safari/537.36',
    'Chrome, Windows',
  ],
  ['Mozilla/5.0 (X11; Linux x86_64; rv:145.0) Gecko/20100101 Firefox/145.0', 'Firefox, Linux'],
  [
    'Mozilla/5.0 (iPhone; CPU iPhone OS 18_6 like Mac OS X) AppleWebKit/605.1.15 (KHTML, like Gecko) Version/26.0 Mobile/15E148 Safari/604.1',
    'Safari, iOS',
  ],
])('names the browser and the system of %s', (userAgent, name) => {
  expect(deviceName(userAgent)).toBe(name)
})

it.each([null, ''])('knows nothing of %o', (userAgent) => {
  expect(deviceName(userAgent)).toBeUndefined()
})

it('has no trouble with what is no browser', () => {
  expect(() => deviceName('curl/8.5.0')).not.toThrow()
  expect(() => deviceName('('.repeat(400))).not.toThrow()
})
