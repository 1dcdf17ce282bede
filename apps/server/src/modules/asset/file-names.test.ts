// T27: a file's name in the header of its download says nothing but the name.
import { expect, it } from 'vitest'
import { attachmentHeader } from '#modules/asset/content-type.ts'
import { safeFileName } from '#modules/asset/service.ts'
import { gameBuilders } from '#testing/game-builders.ts'
import { testApp } from '#testing/test-app.ts'

/** Both forms of the name (RFC 6266): a quoted text without anything to unquote, and an encoded one. */
const HEADER = /^attachment; filename="([ !#$&-:<-[\]-~]*)"; filename\*=UTF-8''([\w.%~!-]+)$/

it.each([
  ['a quotation mark', 'a"; filename="b.html', 'a__ filename=_b.html'],
  ['a backslash', 'a\\".txt', 'a__.txt'],
  ['a new header', 'a\r\nSet-Cookie: x=1', 'a__Set-Cookie: x=1'],
  ['an encoded character', 'a%22.txt', 'a_22.txt'],
  ['a tab and DEL', 'a\tb\u007F.txt', 'a_b_.txt'],
  ['another alphabet', 'Флаг.txt', '____.txt'],
  ['what ends the encoded form', "a'b(c)*.txt", "a'b(c)*.txt"],
])('a download is named with %s', (_, name, plain) => {
  const [, quoted, encoded = ''] = HEADER.exec(attachmentHeader(name)) ?? []
  expect(quoted).toBe(plain)
  expect(decodeURIComponent(encoded)).toBe(name)
})

it.each([
  ['../../etc/passwd', 'passwd'],
  ['C:\\temp\\a.txt', 'a.txt'],
  ['a".html', 'a.html'],
  ['a\r\nb\u2028c\u202Etxt.exe', 'abctxt.exe'],
  [' .. ', 'file'],
  ['', 'file'],
  [`${'a'.repeat(199)}🏴`, `${'a'.repeat(199)}\uFFFD`],
  [`${'a'.repeat(300)}.zip`, `${'a'.repeat(196)}.zip`],
  [`${'旗'.repeat(300)}.tar.gz`, `${'旗'.repeat(193)}.tar.gz`],
  [`a.${'b'.repeat(300)}`, `a.${'b'.repeat(198)}`],
])('%j is stored as %j', (name, stored) => expect(safeFileName(name)).toBe(stored))

const app = await testApp()
const { aGame, aChallenge, aPlayer } = gameBuilders(app)
const admin = await app.as(await app.aUser({ role: 'Admin' }))
const TRICKS = ['a"; filename=b.html', 'a\r\nX-Evil: 1', `${'a'.repeat(199)}🏴 flag`, '旗%22;']

it.each(TRICKS)('every download of a game or file is named safely after %j', async (name) => {
  const game = await aGame({ title: name })
  await aChallenge(game)
  await aPlayer(game)
  const { body } = await admin.upload('POST', '/api/assets', [
    { field: 'files', fileName: 'a.txt', content: 'hello' },
  ])
  for (const [method, url] of [
    ['GET', `/assets/${body[0].hash}/${encodeURIComponent(name)}`],
    ['GET', `/api/game/${game.id}/scoreboardsheet`],
    ['GET', `/api/game/${game.id}/submissionsheet`],
    ['GET', `/api/admin/writeups/${game.id}/all`],
    ['POST', `/api/edit/games/${game.id}/export`],
  ] as const) {
    const { status, headers } = await admin.send({ method, url })
    expect([url, status]).toEqual([url, 200])
    expect(headers['content-disposition']).toMatch(HEADER)
    expect(headers['x-evil']).toBeUndefined()
  }
})
