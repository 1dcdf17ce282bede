import { createHash } from 'node:crypto'
import { Readable } from 'node:stream'
import { createGunzip } from 'node:zlib'
import { extract } from 'tar-stream'
import { describe, expect, it } from 'vitest'
import { ms } from '#db/database.ts'
import { gameBuilders } from '#testing/game-builders.ts'
import type { HttpClient } from '#testing/http-client.ts'
import { testApp } from '#testing/test-app.ts'

const app = await testApp({}, { startMs: Date.UTC(2026, 10, 21, 12) })
const { services, db, clock, aUser, as, visitor } = app
const { aGame: aBareGame, aDivision, aPlayer } = gameBuilders(app)
const admin = await as(await aUser({ role: 'Admin' }))
const monitor = await as(await aUser({ role: 'Monitor' }))

const aGame = (difference: Parameters<typeof aBareGame>[0] = {}) =>
  aBareGame({ writeup_required: true, writeup_note: 'Two pages', ...difference })
const pdf = (text = 'body') => Buffer.from(`%PDF-1.7\n${text}\n%%EOF\n`)
const sha256 = (bytes: Buffer) => createHash('sha256').update(bytes).digest('hex')

const handIn = (
  client: HttpClient,
  gameId: number,
  { content = pdf(), fileName = 'writeup.pdf', type = 'application/pdf', field = 'file' } = {},
) => client.upload('POST', `/api/game/${gameId}/writeup`, [{ field, fileName, content, type }])

async function titleOf(answer: ReturnType<typeof handIn>): Promise<unknown[]> {
  const { status, body } = await answer
  return [status, body?.title]
}

/** Names and contents of the entries of a tar.gz. */
async function entriesOf(bytes: Buffer): Promise<Map<string, string>> {
  const found = new Map<string, string>()
  const archive = Readable.from([bytes]).pipe(createGunzip()).pipe(extract())
  for await (const entry of archive) {
    let text = ''
    for await (const chunk of entry) text += String(chunk)
    found.set(entry.header.name, text)
    expect(entry.header.type).toBe('file')
  }
  return found
}

describe('handing in', () => {
  it('gives a receipt', async () => {
    const game = await aGame()
    const { client, team } = await aPlayer(game)
    const none = { submitted: false, name: '#', fileSize: 0, note: 'Two pages' }
    expect((await client.get(`/api/game/${game.id}/writeup`)).body).toEqual(none)
    expect(await handIn(client, game.id)).toMatchObject({ status: 200, text: '' })
    expect((await client.get(`/api/game/${game.id}/writeup`)).body).toEqual({
      submitted: true,
      name: `Writeup-${game.id}-${team.id}-20261121-12.00.00Z.pdf`,
      fileSize: pdf().length,
      note: 'Two pages',
    })
  })

  it('replaces the one before and keeps no copy of it', async () => {
    const game = await aGame()
    const { client } = await aPlayer(game)
    const [first, second] = [pdf('first'), pdf('second, longer')]
    await handIn(client, game.id, { content: first })
    await handIn(client, game.id, { content: second })
    expect((await client.get(`/api/game/${game.id}/writeup`)).body.fileSize).toBe(second.length)
    expect(await services.files.size(sha256(first))).toBeUndefined()
    await handIn(client, game.id, { content: second })
    expect(await services.files.size(sha256(second))).toBe(second.length)
    const { ref_count } = await db
      .selectFrom('files')
      .select('ref_count')
      .where('hash', '=', sha256(second))
      .executeTakeFirstOrThrow()
    expect(ref_count).toBe(1)
  })

  it('leaves one writeup when many come at once', async () => {
    const game = await aGame()
    const { client } = await aPlayer(game)
    const contents = Array.from({ length: 12 }, (_, index) => pdf(`draft ${index}`))
    const answers = await Promise.all(
      contents.map((content) => handIn(client, game.id, { content })),
    )
    expect(answers.map(({ status }) => status)).toEqual(contents.map(() => 200))
    const kept = await Promise.all(contents.map((content) => services.files.size(sha256(content))))
    expect(kept.filter((size) => size !== undefined)).toHaveLength(1)
  })

  it('stays open after the end, until the exact time of the deadline', async () => {
    const deadline = clock.now() + 60_000
    const game = await aGame({
      ends_at: ms(clock.now() - 1),
      practice_mode: false,
      writeup_deadline: ms(deadline),
    })
    const { client } = await aPlayer(game)
    const before = clock.now()
    clock.set(deadline)
    expect((await handIn(client, game.id)).status).toBe(200)
    clock.set(deadline + 1)
    const late = await handIn(client, game.id, { content: pdf('late') })
    expect(late).toMatchObject({
      status: 400,
      body: { title: 'The deadline for write-ups has passed.' },
    })
    expect((await client.get(`/api/game/${game.id}/writeup`)).body.fileSize).toBe(pdf().length)
    clock.set(before)
  })

  it('T06: is refused wherever there is nothing to hand in', async () => {
    const now = clock.now()
    const cases = [
      { game: { writeup_required: false }, title: 'This game does not ask for write-ups.' },
      { game: { starts_at: ms(now + 1000) }, title: 'The game has not started yet.', code: 10_001 },
      { player: { status: 'Pending' }, title: 'Your team has not been accepted into this game.' },
      { player: { status: 'Suspended' }, title: 'Your team has not been accepted into this game.' },
      { player: { status: 'Rejected' }, title: 'Your team has not been accepted into this game.' },
    ] as const
    for (const { game: difference, player, title, code } of cases.map((one) => ({
      game: {},
      player: {},
      code: 400,
      ...one,
    }))) {
      const game = await aGame(difference)
      const { client } = await aPlayer(game, player)
      const answer = await handIn(client, game.id)
      expect(answer).toMatchObject({ status: 400, body: { title, status: code } })
    }
    const game = await aGame()
    const stranger = await as(await aUser())
    expect((await handIn(stranger, game.id)).status).toBe(400)
    expect((await stranger.get(`/api/game/${game.id}/writeup`)).status).toBe(400)
    expect((await handIn(visitor, game.id)).status).toBe(401)
    expect((await handIn(stranger, 2_000_000_000)).status).toBe(404)
  })
})

describe('T28: only a PDF is a writeup', () => {
  it.each([
    ['a page', '<html>%PDF-1.7'],
    ['a picture', '\x89PNG\r\n\x1A\n'],
    ['an archive', 'PK\x03\x04'],
    ['almost one', '%PD'],
    ['one after a blank', ' %PDF-1.7'],
    ['one in small letters', '%pdf-1.7'],
  ])('%s under the name and type of a PDF is refused', async (_what, text) => {
    const game = await aGame()
    const { client } = await aPlayer(game)
    const content = Buffer.from(text, 'latin1')
    expect(await handIn(client, game.id, { content })).toMatchObject({
      status: 400,
      body: { title: expect.stringContaining('A write-up is a PDF') },
    })
    expect(await services.files.size(sha256(content))).toBeUndefined()
    expect((await client.get(`/api/game/${game.id}/writeup`)).body.submitted).toBe(false)
  })

  it.each([
    [{ fileName: 'writeup.txt' }],
    [{ fileName: 'writeup.PDF' }],
    [{ type: 'text/plain' }],
    [{ type: 'application/octet-stream' }],
  ])('a PDF sent as %o is refused', async (how) => {
    const game = await aGame()
    const { client } = await aPlayer(game)
    expect((await handIn(client, game.id, how)).status).toBe(400)
  })

  it('an empty one, none, and one over 20 MiB are refused by name', async () => {
    const game = await aGame()
    const { client } = await aPlayer(game)
    const limit = 20 * 1024 * 1024
    const huge = Buffer.concat([pdf(), Buffer.alloc(limit + 1 - pdf().length)])
    expect(await titleOf(handIn(client, game.id, { content: Buffer.alloc(0) }))).toEqual([
      400,
      'The file is empty.',
    ])
    expect(await titleOf(handIn(client, game.id, { field: 'other' }))).toEqual([
      400,
      'The form has no file named "file".',
    ])
    expect(await titleOf(handIn(client, game.id, { content: huge }))).toEqual([
      400,
      'The file is larger than 20 MiB.',
    ])
    expect((await handIn(client, game.id, { content: huge.subarray(0, limit) })).status).toBe(200)
  })

  it('is served as a download of its own type, never as a page', async () => {
    const game = await aGame()
    const { client } = await aPlayer(game)
    await handIn(client, game.id)
    const { body } = await admin.get(`/api/admin/writeups/${game.id}`)
    const file = await admin.get(body.writeups[0].url)
    expect(file.headers).toMatchObject({
      'content-type': 'application/pdf',
      'content-disposition': expect.stringMatching(/^attachment; filename="Writeup-/),
      'x-content-type-options': 'nosniff',
    })
    expect(file.headers['content-security-policy']).toContain('sandbox')
  })

  it('is in the archive under a name without path segments', async () => {
    const title = '../../etc/passwd\\..\\\u202Egpj.exe\n=cmd'
    const game = await aGame({ title })
    const one = await aPlayer(game, { name: '../x' })
    const two = await aPlayer(game, { name: '..' })
    await handIn(one.client, game.id, { content: pdf('one') })
    await handIn(two.client, game.id, { content: pdf('two') })
    const answer = await admin.get(`/api/admin/writeups/${game.id}/all`)
    expect(answer).toMatchObject({ status: 200, headers: { 'content-type': 'application/gzip' } })
    const entries = await entriesOf(answer.bytes)
    expect([...entries.values()].toSorted()).toEqual([pdf('one'), pdf('two')].map(String))
    for (const name of entries.keys()) {
      expect(name).toMatch(/^[^/\\\p{C}]+\/Writeup-\d+-\d+-\d{8}-[\d.]{8}Z\.pdf$/u)
      expect(name).not.toMatch(/^\.\.|\/\.\./)
    }
  })
})

describe('for organisers', () => {
  it('lists the newest first, with team and division and no members', async () => {
    const game = await aGame()
    const division = await aDivision(game, { name: 'Students' })
    const one = await aPlayer(game, { division_id: division.id })
    const two = await aPlayer(game)
    await handIn(one.client, game.id, { content: pdf('one') })
    clock.advance(1000)
    await handIn(two.client, game.id, { content: pdf('two') })
    const { body, text } = await admin.get(`/api/admin/writeups/${game.id}`)
    expect(body.divisions).toEqual({ [division.id]: 'Students' })
    expect(body.writeups).toMatchObject([
      { id: two.participation.id, team: { id: two.team.id }, divisionId: null },
      { id: one.participation.id, team: { id: one.team.id }, divisionId: division.id },
    ])
    expect(text).not.toContain('members')
    expect((await visitor.get(body.writeups[1].url)).text).toBe(pdf('one').toString())
  })

  it('deletes all of one game and no other, files too', async () => {
    const [game, other] = [await aGame(), await aGame()]
    const [one, two] = [await aPlayer(game), await aPlayer(other)]
    await handIn(one.client, game.id, { content: pdf('gone') })
    await handIn(two.client, other.id, { content: pdf('stays') })
    expect(await admin.delete(`/api/edit/games/${game.id}/writeups`)).toMatchObject({
      status: 200,
      text: '',
    })
    expect((await one.client.get(`/api/game/${game.id}/writeup`)).body.submitted).toBe(false)
    expect(await services.files.size(sha256(pdf('gone')))).toBeUndefined()
    expect((await two.client.get(`/api/game/${other.id}/writeup`)).body.submitted).toBe(true)
    expect((await admin.delete(`/api/edit/games/${game.id}/writeups`)).status).toBe(200)
    await admin.delete(`/api/edit/games/${other.id}`)
    expect(await services.files.size(sha256(pdf('stays')))).toBeUndefined()
  })

  it('gives an empty archive and an empty list where nothing was handed in', async () => {
    const game = await aGame()
    const answer = await admin.get(`/api/admin/writeups/${game.id}/all`)
    expect((await entriesOf(answer.bytes)).size).toBe(0)
    expect((await admin.get(`/api/admin/writeups/${game.id}`)).body.writeups).toEqual([])
  })

  it('T26: is for administrators alone, and for games that are there', async () => {
    const game = await aGame()
    const { client } = await aPlayer(game)
    for (const [who, status] of [
      [visitor, 401],
      [client, 403],
      [monitor, 403],
    ] as const) {
      expect((await who.get(`/api/admin/writeups/${game.id}`)).status).toBe(status)
      expect((await who.get(`/api/admin/writeups/${game.id}/all`)).status).toBe(status)
      expect((await who.delete(`/api/edit/games/${game.id}/writeups`)).status).toBe(status)
    }
    expect((await admin.get('/api/admin/writeups/2000000000')).status).toBe(404)
    expect((await admin.get('/api/admin/writeups/2000000000/all')).status).toBe(404)
    expect((await admin.delete('/api/edit/games/2000000000/writeups')).status).toBe(404)
  })
})
