import { createHash, randomBytes } from 'node:crypto'
import { readFileSync } from 'node:fs'
import { join } from 'node:path'
import { strFromU8, strToU8, unzipSync, zipSync } from 'fflate'
import type { Zippable } from 'fflate'
import { describe, expect, it } from 'vitest'
import { limits } from '@halyard/api'
import { ms } from '#db/database.ts'
import { createAttachment } from '#modules/edit/attachments.ts'
import { gameBuilders } from '#testing/game-builders.ts'
import { testApp } from '#testing/test-app.ts'

const app = await testApp()
const { services, db, clock, aUser, as, visitor } = app
const { aGame, aChallenge, aDivision, aPlayer } = gameBuilders(app)
const admin = await as(await aUser({ role: 'Admin' }))

const sha256 = (text: string) => createHash('sha256').update(text).digest('hex')

const send = (
  content: Uint8Array,
  { fileName = 'game.zip', type = 'application/zip', field = 'file' } = {},
) =>
  admin.upload('POST', '/api/edit/games/import', [
    { field, fileName, type, content: Buffer.from(content) },
  ])

const bare = ({ flag }: { flag: string }) => flag

type Entries = Record<string, unknown>

const MANIFEST = { version: '1.0', format: 'GZCTF-GAME' }
const GAME = {
  title: 'Packed',
  startTime: '2026-11-21T10:00:00+00:00',
  endTime: '2026-11-22T10:00:00+02:00',
}
const CHALLENGE = { id: 7, title: 'One', category: 'Web', type: 'StaticAttachment' }

/** A package of these entries: texts as they are, the rest as JSON; undefined leaves one out. */
function aPackage(entries: Entries = {}, options: Zippable = {}): Uint8Array {
  const all: Entries = {
    'manifest.json': MANIFEST,
    'game.json': GAME,
    'challenges/challenge-7.json': CHALLENGE,
    ...entries,
  }
  const files = Object.entries(all).flatMap(([name, value]) =>
    value === undefined
      ? []
      : [[name, strToU8(typeof value === 'string' ? value : JSON.stringify(value))] as const],
  )
  return zipSync({ ...Object.fromEntries(files), ...options })
}

/** Everything an import could leave behind. */
async function traces(): Promise<unknown> {
  const tables = ['games', 'challenges', 'attachments', 'divisions', 'flags', 'files'] as const
  const counts = tables.map(async (table) => {
    const row = await db
      .selectFrom(table)
      .select(({ fn }) => fn.countAll<number>().as('count'))
      .executeTakeFirstOrThrow()
    return [table, row.count]
  })
  return Promise.all(counts)
}

const manifestOf = (bytes: Uint8Array) =>
  JSON.parse(strFromU8(unzipSync(bytes)['manifest.json'] ?? new Uint8Array()))

const warningsOf = async (gameId: number): Promise<string[]> => {
  const { bytes } = await admin.post(`/api/edit/games/${gameId}/export`)
  return manifestOf(bytes).warnings
}

describe('from one server to the next', () => {
  it('carries what organisers wrote and nothing of what was played', async () => {
    const game = await aGame({
      title: 'Harbour / Cup',
      content: '# Rules',
      invite_code: 'anchor',
      container_count_limit: 0,
      writeup_required: true,
      blood_bonus: (100 << 20) + (50 << 10) + 25,
    })
    const [asset] = (
      await admin.upload('POST', '/api/assets', [
        { field: 'files', fileName: 'notes.txt', content: 'the file' },
      ])
    ).body
    const web = await aChallenge(game, {
      title: 'Knots',
      category: 'Web',
      hints: ['Look up'],
      flags: ['halyard{a}', 'halyard{b}'],
      deadline_at: ms(clock.now() + 1000),
      submission_limit: 9,
      file_name: 'knots.txt',
    })
    await admin.post(`/api/edit/games/${game.id}/challenges/${web.id}/attachment`, {
      attachmentType: 'Local',
      fileHash: asset.hash,
    })
    const box = await aChallenge(game, {
      title: 'Box',
      type: 'DynamicContainer',
      flag_template: 'flag{[TEAM_HASH]}',
      container_image: 'box:1',
      storage_limit: 512,
      flags: [],
    })
    const remote = await createAttachment(db, {
      attachmentType: 'Remote',
      remoteUrl: 'https://example.org/x',
    })
    await db
      .updateTable('challenges')
      .set({ attachment_id: remote })
      .where('id', '=', box.id)
      .execute()
    const students = await aDivision(game, { name: 'Students', invite_code: 'keel' })
    await db
      .insertInto('division_challenges')
      .values({ division_id: students.id, challenge_id: box.id, permissions: 256 + 512 })
      .execute()
    const { client, team } = await aPlayer(game, { name: 'Secret team' })
    await client.post(`/api/game/${game.id}/challenges/${web.id}`, { flag: 'halyard{wrong}' })

    const exported = await admin.post(`/api/edit/games/${game.id}/export`)
    expect(exported.headers).toMatchObject({
      'content-type': 'application/zip',
      'content-disposition': expect.stringMatching(/filename="[^/"]*Cup-export-\d{8}-\d{6}\.zip"/),
    })
    const entries = unzipSync(exported.bytes)
    expect(Object.keys(entries).toSorted()).toEqual(
      [
        'manifest.json',
        'game.json',
        `challenges/challenge-${web.id}.json`,
        `challenges/challenge-${box.id}.json`,
        `files/${asset.hash}`,
      ].toSorted(),
    )
    const everything = Object.values(entries)
      .map((bytes) => strFromU8(bytes))
      .join('\n')
    for (const secret of [team.name, 'halyard{wrong}', game.private_key, game.public_key])
      expect(everything).not.toContain(secret)

    const imported = await send(exported.bytes)
    expect(imported.status).toBe(200)
    const id: number = imported.body
    const before = (await admin.get(`/api/edit/games/${game.id}`)).body
    const after = (await admin.get(`/api/edit/games/${id}`)).body
    expect(after).toEqual({
      ...before,
      etag: after.etag,
      id,
      hidden: true,
      practiceMode: false,
      inviteCode: null,
      publicKey: expect.not.stringContaining(before.publicKey),
    })
    const [one, two] = (await admin.get(`/api/edit/games/${id}/challenges`)).body
    const challengeOf = async (gameId: number, challengeId: number) =>
      (await admin.get(`/api/edit/games/${gameId}/challenges/${challengeId}`)).body
    for (const [old, copy] of [
      [web, one],
      [box, two],
    ] as const) {
      const from = await challengeOf(game.id, old.id)
      const to = await challengeOf(id, copy.id)
      expect({ ...to, flags: to.flags.map(bare) }).toEqual({
        ...from,
        etag: to.etag,
        id: copy.id,
        isEnabled: false,
        flags: from.flags.map(bare),
        attachment: { ...from.attachment, id: to.attachment.id },
        acceptedCount: 0,
      })
    }
    expect((await admin.get(`/api/edit/games/${id}/divisions`)).body).toMatchObject([
      {
        name: 'Students',
        inviteCode: 'keel',
        defaultPermissions: 2147483647,
        challengeConfigs: [{ challengeId: two.id, permissions: 256 + 512 }],
      },
    ])
    // Shared, not copied; and the copy alone keeps it when the first upload is deleted.
    await admin.delete(`/api/assets/${asset.hash}`)
    expect((await visitor.get(`/assets/${asset.hash}/x`)).text).toBe('the file')
  })

  it('keeps how values fall, in a file of its own where there is something to keep', async () => {
    const game = await aGame()
    const plain = await aChallenge(game, { title: 'Plain' })
    const packed = async () =>
      unzipSync((await admin.post(`/api/edit/games/${game.id}/export`)).bytes)
    expect(await packed()).not.toHaveProperty(['scoring.json'])
    const falling = await aChallenge(game, { title: 'Falling' })
    const way = { kind: 'expression', minimum: 50, decay: 3, expression: 'max - decay * solves' }
    const scoring = `/api/edit/games/${game.id}/challenges/${falling.id}/scoring`
    await admin.put(scoring, way)
    const entries = await packed()
    expect(JSON.parse(strFromU8(entries['scoring.json'] ?? new Uint8Array()))).toEqual([
      { challengeId: falling.id, ...way },
    ])
    const { body: id } = await send(zipSync(entries))
    const { body: challenges } = await admin.get(`/api/edit/games/${id}/challenges`)
    const kept = challenges.map(async (challenge: { id: number; title: string }) => {
      const { body } = await admin.get(`/api/edit/games/${id}/challenges/${challenge.id}/scoring`)
      return [challenge.title, body.kind, body.expression]
    })
    expect(await Promise.all(kept)).toEqual([
      [plain.title, 'curve', ''],
      [falling.title, 'expression', way.expression],
    ])
  })

  it('keeps requirements and cooldown, in files of their own where there is something to keep', async () => {
    const game = await aGame()
    const first = await aChallenge(game, { title: 'First' })
    const second = await aChallenge(game, { title: 'Second' })
    const packed = async () =>
      unzipSync((await admin.post(`/api/edit/games/${game.id}/export`)).bytes)
    const plain = await packed()
    expect(plain).not.toHaveProperty(['requirements.json'])
    expect(plain).not.toHaveProperty(['cooldown.json'])
    const url = `/api/edit/games/${game.id}/challenges/${second.id}`
    await admin.put(`${url}/requirements`, { requires: [first.id], tile: 'unnamed' })
    await admin.put(`${url}/cooldown`, { wrongAnswers: 3, seconds: 60 })
    const { body: id } = await send(zipSync(await packed()))
    const { body: challenges } = await admin.get(`/api/edit/games/${id}/challenges`)
    const [one, other] = challenges.map((challenge: { id: number }) => challenge.id)
    const copy = `/api/edit/games/${id}/challenges`
    expect((await admin.get(`${copy}/${one}/requirements`)).body.requires).toEqual([])
    expect((await admin.get(`${copy}/${other}/requirements`)).body).toMatchObject({
      requires: [one],
      tile: 'unnamed',
    })
    expect((await admin.get(`${copy}/${other}/cooldown`)).body).toMatchObject({
      wrongAnswers: 3,
      seconds: 60,
    })
  })

  it('keeps the declarations of divisions, and says nothing of them where there are none', async () => {
    const game = await aGame()
    await aDivision(game, { name: 'Twins' })
    const second = await aDivision(game, { name: 'Twins' })
    const packed = async () =>
      unzipSync((await admin.post(`/api/edit/games/${game.id}/export`)).bytes)
    expect(await packed()).not.toHaveProperty(['declarations.json'])
    const text = 'We play without language models.'
    await admin.put(`/api/edit/games/${game.id}/divisions/${second.id}/declaration`, { text })
    const files = await packed()
    expect(JSON.parse(strFromU8(files['declarations.json'] ?? new Uint8Array()))).toEqual([
      { index: 1, text },
    ])
    expect(JSON.parse(strFromU8(files['manifest.json'] ?? new Uint8Array())).warnings).toContain(
      'A GZ::CTF server lets teams join "Twins" without its declaration: it knows none.',
    )
    const { body: id } = await send(zipSync(files))
    const { body: divisions } = await admin.get(`/api/edit/games/${id}/divisions`)
    const texts = divisions.map(
      async (division: { id: number }) =>
        (await admin.get(`/api/edit/games/${id}/divisions/${division.id}/declaration`)).body.text,
    )
    expect(await Promise.all(texts)).toEqual(['', text])
  })

  it('keeps what makes a signal where the game has settings of its own', async () => {
    const game = await aGame()
    const packed = async () =>
      unzipSync((await admin.post(`/api/edit/games/${game.id}/export`)).bytes)
    expect(await packed()).not.toHaveProperty(['signals.json'])
    const settings = {
      ...{ quickSeconds: 12, quickPercent: 3, instanceMinutes: 15, seriesSolves: 4 },
      ...{ seriesMinutes: 7, wrongTeams: 2, sharedTeams: 5, keepDays: 9 },
    }
    await admin.put(`/api/game/${game.id}/signals/settings`, settings)
    const { body: id } = await send(zipSync(await packed()))
    expect((await admin.get(`/api/game/${id}/signals/settings`)).body).toMatchObject(settings)
  })

  it('keeps what players are asked, and never an answer', async () => {
    const game = await aGame({ ends_at: ms(Date.now() + 3_600_000) })
    const packed = async () =>
      unzipSync((await admin.post(`/api/edit/games/${game.id}/export`)).bytes)
    expect(await packed()).not.toHaveProperty(['fields.json'])
    const deleteAt = Math.ceil(Date.now() / 1000) * 1000 + 60_000
    const school = { label: 'School', hint: '', kind: 'text', choices: [], isRequired: true }
    const shirt = { ...school, label: 'Shirt', kind: 'choice', choices: ['S', 'M'] }
    const asked = { reason: 'We print badges.', deleteAt, fields: [school, shirt] }
    const saved = await admin.put(`/api/edit/games/${game.id}/fields`, asked)
    const [first, second] = saved.body.fields
    const { client } = await aPlayer(game)
    const answers = [
      { fieldId: first.id, answer: 'Harbour School' },
      { fieldId: second.id, answer: 'M' },
    ]
    expect((await client.put(`/api/game/${game.id}/answers`, { answers })).status).toBe(200)
    const files = await packed()
    for (const content of Object.values(files))
      expect(strFromU8(content)).not.toContain('Harbour School')
    const { body: id } = await send(zipSync(files))
    const { body } = await admin.get(`/api/edit/games/${id}/fields`)
    expect(body).toMatchObject({ ...asked, fields: [{ ...school, answerCount: 0 }, shirt] })
  })

  it('keeps that teams share nothing, and never a note', async () => {
    const game = await aGame({ ends_at: ms(Date.now() + 3_600_000) })
    const challenge = await aChallenge(game)
    const { client } = await aPlayer(game)
    const url = `/api/game/${game.id}/challenges/${challenge.id}/note`
    expect((await client.put(url, { text: 'Try the anchor.' })).status).toBe(200)
    const packed = async () =>
      unzipSync((await admin.post(`/api/edit/games/${game.id}/export`)).bytes)
    const shared = await packed()
    expect(shared).not.toHaveProperty(['presence.json'])
    for (const content of Object.values(shared))
      expect(strFromU8(content)).not.toContain('Try the anchor.')
    await admin.put(`/api/edit/games/${game.id}/presence`, { isShared: false })
    const { body: id } = await send(zipSync(await packed()))
    expect((await admin.get(`/api/edit/games/${id}/presence`)).body.isShared).toBe(false)
  })

  it('keeps canned answers, and never a question', async () => {
    const game = await aGame()
    const packed = async () =>
      unzipSync((await admin.post(`/api/edit/games/${game.id}/export`)).bytes)
    expect(await packed()).not.toHaveProperty(['canned-answers.json'])
    const answers = [{ title: 'Rules', content: 'Read them.' }]
    await admin.put(`/api/edit/games/${game.id}/cannedanswers`, { answers })
    const { client } = await aPlayer(game)
    const content = 'Is the pier part of it?'
    expect((await client.post(`/api/game/${game.id}/questions`, { content })).status).toBe(200)
    const files = await packed()
    for (const file of Object.values(files)) expect(strFromU8(file)).not.toContain(content)
    const { body: id } = await send(zipSync(files))
    expect((await admin.get(`/api/edit/games/${id}/cannedanswers`)).body).toMatchObject({ answers })
    expect((await admin.get(`/api/edit/games/${id}/questions`)).body.total).toBe(0)
  })

  it('keeps hints with a price apart from the free ones, and says that other servers leave them out', async () => {
    const game = await aGame()
    const challenge = await aChallenge(game, { title: 'Knots', hints: ['Free'] })
    const packed = async () =>
      unzipSync((await admin.post(`/api/edit/games/${game.id}/export`)).bytes)
    expect(await packed()).not.toHaveProperty(['hints.json'])
    const hints = [
      { text: 'Look.', price: 50 },
      { text: 'Pull.', price: 0 },
    ]
    await admin.put(`/api/edit/games/${game.id}/challenges/${challenge.id}/hints`, { hints })
    const files = await packed()
    expect(strFromU8(files['manifest.json']!)).toContain('leaves out 2 hints of')
    expect(strFromU8(files[`challenges/challenge-${challenge.id}.json`]!)).not.toContain('Look')
    const { body: id } = await send(zipSync(files))
    const { body: challenges } = await admin.get(`/api/edit/games/${id}/challenges`)
    const copy = `/api/edit/games/${id}/challenges/${challenges[0].id}`
    expect((await admin.get(copy)).body.hints).toEqual(['Free'])
    expect((await admin.get(`${copy}/hints`)).body.hints).toMatchObject(hints)
  })

  it('keeps the schedule, and releases nothing whose time is over', async () => {
    const game = await aGame()
    const [plain, later, over] = [
      await aChallenge(game, { title: 'Plain' }),
      await aChallenge(game, { title: 'Later' }),
      await aChallenge(game, { title: 'Over' }),
    ]
    const packed = async () =>
      unzipSync((await admin.post(`/api/edit/games/${game.id}/export`)).bytes)
    expect(await packed()).not.toHaveProperty(['schedule.json'])
    const freezeAt = clock.now() + 60_000
    const releases = [
      { challengeId: over.id, releaseAt: clock.now() - 60_000 },
      { challengeId: later.id, releaseAt: clock.now() + 30_000 },
    ]
    await admin.put(`/api/edit/games/${game.id}/schedule`, { freezeAt, releases })
    const { body: id } = await send(zipSync(await packed()))
    const { body: challenges } = await admin.get(`/api/edit/games/${id}/challenges`)
    const titles = new Map(
      challenges.map((one: { id: number; title: string }) => [one.id, one.title]),
    )
    const { body } = await admin.get(`/api/edit/games/${id}/schedule`)
    expect(body.freezeAt).toBe(freezeAt)
    const kept = body.releases.map(
      (one: { challengeId: number; releaseAt: number; releasedAt: number | null }) => [
        titles.get(one.challengeId),
        one.releaseAt - clock.now(),
        one.releasedAt === null,
      ],
    )
    expect(kept).toEqual([
      [over.title, -60_000, false],
      [later.title, 30_000, true],
    ])
    expect([...titles.values()]).toContain(plain.title)
  })

  it('keeps the flags of every team and the files that come with them', async () => {
    const game = await aGame()
    const [asset] = (
      await admin.upload('POST', '/api/assets', [
        { field: 'files', fileName: 'crate.bin', content: 'crate of one team' },
      ])
    ).body
    const crates = await aChallenge(game, { type: 'DynamicAttachment', flags: [] })
    const flags = [
      { flag: 'flag{crate_1}', attachmentType: 'Local', fileHash: asset.hash },
      { flag: 'flag{crate_2}', attachmentType: 'Remote', remoteUrl: 'https://example.org/2' },
      { flag: 'flag{crate_3}' },
    ]
    await admin.post(`/api/edit/games/${game.id}/challenges/${crates.id}/flags`, flags)
    const flagsOf = async (gameId: number) => {
      const [{ id }] = (await admin.get(`/api/edit/games/${gameId}/challenges`)).body
      const { body } = await admin.get(`/api/edit/games/${gameId}/challenges/${id}`)
      return body.flags.map(
        ({ flag, attachment }: { flag: string; attachment: object | null }) => ({
          flag,
          attachment: attachment && { ...attachment, id: 0 },
        }),
      )
    }
    const { bytes } = await admin.post(`/api/edit/games/${game.id}/export`)
    const copy = (await send(bytes)).body
    expect(await flagsOf(copy)).toEqual(await flagsOf(game.id))
    expect(await flagsOf(copy)).toHaveLength(3)
  })

  it('keeps how flags are compared, in a file that others pass over', async () => {
    const game = await aGame()
    const flags = [
      { flag: 'flag{a}', match: 'exact' },
      { flag: 'flag{a}', match: 'ignoreCase' },
      { flag: 'flag{[0-9]+}', match: 'regex' },
    ] as const
    await aChallenge(game, { title: 'Modes', flags })
    await aChallenge(game, { title: 'Exact' })
    const { bytes } = await admin.post(`/api/edit/games/${game.id}/export`)
    const { 'flags.json': matches, ...others } = unzipSync(bytes)
    expect(JSON.parse(strFromU8(matches ?? new Uint8Array()))).toEqual({
      challenges: [{ id: expect.any(Number), matches: ['exact', 'ignoreCase', 'regex'] }],
    })
    expect(
      Object.values(others)
        .map((text) => strFromU8(text))
        .join(''),
    ).not.toContain('"match"')
    expect(manifestOf(bytes).warnings).toEqual([
      'A GZ::CTF server compares the flags of "Modes" exactly: it knows none that ignore case and no patterns.',
    ])
    const matchesOf = async (gameId: number) => {
      const [first] = (await admin.get(`/api/edit/games/${gameId}/challenges`)).body
      const { body } = await admin.get(`/api/edit/games/${gameId}/challenges/${first.id}`)
      return body.flags.map(({ flag, match }: { flag: string; match: string }) => ({ flag, match }))
    }
    expect(await matchesOf((await send(bytes)).body)).toEqual(flags)
    const exact = flags.map(({ flag }) => ({ flag, match: 'exact' }))
    expect(await matchesOf((await send(zipSync(others))).body)).toEqual(exact)
  })

  it.each([
    ['other flags than the challenge has', {}, ['exact'], /has 0 flags, not 1/],
    ['an unknown way', { value: 'a' }, ['glob'], /matches\[0\] is "glob"/],
    ['a pattern that cannot be read', { value: '(' }, ['regex'], /flags.static\[0\].value/],
  ])('refuses %s to compare', async (_what, flag, matches, reason) => {
    const isGiven = 'value' in flag
    const refused = await send(
      aPackage({
        'challenges/challenge-7.json': { ...CHALLENGE, flags: { static: isGiven ? [flag] : [] } },
        'flags.json': { challenges: [{ id: 7, matches }] },
      }),
    )
    expect(refused).toMatchObject({ status: 400, body: { title: expect.stringMatching(reason) } })
  })

  it('bears the tag that the reference accepts, and says what it will refuse', async () => {
    const game = await aGame({ invite_code: 'crew@quay' })
    await aDivision(game, { name: 'Students', invite_code: 'students@quay' })
    await aChallenge(game, { title: 'Free', original_score: 0 })
    await aChallenge(game, { title: 'Box', type: 'StaticContainer', container_image: null })
    const { bytes } = await admin.post(`/api/edit/games/${game.id}/export`)
    const warnings = [
      'A GZ::CTF server refuses this package: the invite code "crew@quay" of the game holds other characters than A to Z, a to z, 0 to 9, _ and -.',
      'A GZ::CTF server refuses this package: the invite code "students@quay" of division "Students" holds other characters than A to Z, a to z, 0 to 9, _ and -.',
      'A GZ::CTF server refuses this package: "Free" has a score of 0.',
      'A GZ::CTF server refuses this package: "Box" runs in a container and names no image.',
    ]
    const manifest = manifestOf(bytes)
    expect(manifest).toMatchObject({ format: 'GZCTF-GAME', exporterVersion: 'Halyard' })
    expect(manifest.warnings).toEqual(warnings)
    const logged = (await admin.get('/api/admin/logs?level=Warning')).body
    for (const warning of warnings)
      expect(logged.map(({ msg }: { msg: string }) => msg)).toContain(warning)
  })

  it('warns of a game without challenges', async () => {
    expect(await warningsOf((await aGame()).id)).toEqual([
      'A GZ::CTF server refuses this package: the game has no challenges.',
    ])
  })

  it('warns of nothing that the reference takes', async () => {
    const game = await aGame({ container_count_limit: 0, invite_code: 'anchor_1-a' })
    const chart = await aChallenge(game, { title: 'Chart' })
    await admin.post(`/api/edit/games/${game.id}/challenges/${chart.id}/attachment`, {
      attachmentType: 'Remote',
      remoteUrl: 'https://example.org/chart.zip',
    })
    expect(await warningsOf(game.id)).toEqual([])
  })

  it('gives a container without a storage limit the usual one, and says so', async () => {
    const game = await aGame()
    const box = { type: 'StaticContainer', container_image: 'box:1', storage_limit: 0 } as const
    await aChallenge(game, { title: 'Box', ...box })
    const { bytes } = await admin.post(`/api/edit/games/${game.id}/export`)
    expect(manifestOf(bytes).warnings).toEqual([
      '"Box" has no storage limit, and containers of a package need one: it says 256 MB.',
    ])
    const id: number = (await send(bytes)).body
    const [copy] = (await admin.get(`/api/edit/games/${id}/challenges`)).body
    const { body } = await admin.get(`/api/edit/games/${id}/challenges/${copy.id}`)
    expect(body.storageLimit).toBe(256)
  })

  it('takes what a GZ::CTF server exported, and reports a challenge that came without its flags', async () => {
    const fixture = join(import.meta.dirname, 'fixtures/gzctf-1.8.5.zip')
    const { status, body } = await send(readFileSync(fixture))
    expect(status).toBe(200)
    const listed = (await admin.get(`/api/edit/games/${body}/challenges`)).body
    expect(listed.map(({ title }: { title: string }) => title)).toEqual(
      expect.arrayContaining(['Rope', 'Chart', 'Crates', 'Buoy', 'Box']),
    )
    const logged = (await admin.get('/api/admin/logs?level=Warning')).body
    expect(logged.map(({ msg }: { msg: string }) => msg)).toContain(
      'The imported challenge "Crates" came without its flags: add them before it is enabled.',
    )
  })

  it('takes our former name of the format and times with an offset', async () => {
    const content = aPackage({ 'manifest.json': { ...MANIFEST, format: 'HALYARD-GAME' } })
    const { status, body } = await send(content, { type: 'application/x-zip-compressed' })
    expect(status).toBe(200)
    expect((await admin.get(`/api/edit/games/${body}`)).body).toMatchObject({
      title: 'Packed',
      start: Date.UTC(2026, 10, 21, 10),
      end: Date.UTC(2026, 10, 22, 8),
      bloodBonus: 0,
    })
  })
})

const container = (field: object) => ({ type: 'StaticContainer', container: field })
const one = (challengeFields: object) => ({
  'challenges/challenge-7.json': { ...CHALLENGE, ...challengeFields },
})
const own = (gameFields: object) => ({ 'game.json': { ...GAME, ...gameFields } })

describe('the ranges of the contract', () => {
  type Range = { minimum?: number; maximum?: number; maxLength?: number }
  const { challengeUpdateModel: challenge, gameInfoInput: game, divisionCreateModel } = limits
  type Case = [string, Range, (value: unknown) => Entries]
  const cases: Case[] = [
    ['memoryLimit', challenge.memoryLimit, (memoryLimit) => one(container({ memoryLimit }))],
    ['cpuCount', challenge.cpuCount, (cpuCount) => one(container({ cpuCount }))],
    // The editor has a way to say "no limit"; what comes from elsewhere may not.
    [
      'storageLimit',
      { ...challenge.storageLimit, minimum: 1 },
      (storageLimit) => one(container({ storageLimit })),
    ],
    ['exposePort', challenge.exposePort, (exposePort) => one(container({ exposePort }))],
    ['image', challenge.containerImage, (image) => one(container({ image }))],
    ['template', challenge.flagTemplate, (template) => one({ flags: { template } })],
    ['submission', challenge.submissionLimit, (submission) => one({ limits: { submission } })],
    ['original', challenge.originalScore, (original) => one({ scoring: { original } })],
    ['minRate', challenge.minScoreRate, (minRate) => one({ scoring: { minRate } })],
    ['title', challenge.title, (title) => one({ title })],
    ['content', challenge.content, (content) => one({ content })],
    ['fileName', challenge.fileName, (fileName) => one({ fileName })],
    ['title of the game', game.title, (title) => own({ title })],
    ['summary', game.summary, (summary) => own({ summary })],
    ['content of the game', game.content, (content) => own({ content })],
    ['note', game.writeupNote, (note) => own({ writeup: { note } })],
    ['members', game.teamMemberCountLimit, (teamMemberCountLimit) => own({ teamMemberCountLimit })],
    ['instances', game.containerCountLimit, (containerCountLimit) => own({ containerCountLimit })],
    ['division', divisionCreateModel.name, (name) => own({ divisions: [{ name }] })],
  ]

  it.each(cases)('hold for %s', async (_what, { minimum, maximum, maxLength }, entriesOf) => {
    const edges = [minimum, maximum].filter((edge) => edge !== undefined)
    const inside = maxLength === undefined ? edges : ['x'.repeat(maxLength)]
    const beyond = [
      ...(minimum === undefined ? [] : [minimum - 1]),
      ...(maximum === undefined ? [] : [maximum + 1]),
      ...(maxLength === undefined ? [] : ['x'.repeat(maxLength + 1)]),
    ]
    for (const value of inside)
      expect([value, (await send(aPackage(entriesOf(value)))).status]).toEqual([value, 200])
    for (const value of beyond)
      expect([value, (await send(aPackage(entriesOf(value)))).status]).toEqual([value, 400])
  })

  const flagged = (value: string) => one({ flags: { static: [{ value }] } })
  it.each<[string, Entries]>([
    ['flags.static[0].value has 200 characters; 127 are allowed', flagged('x'.repeat(200))],
    ['flags.static[0].value is empty', flagged('')],
    ['container.memoryLimit is 0; 32 to 1048576 are allowed', one(container({ memoryLimit: 0 }))],
    ['container.cpuCount is 0; 1 to 1024 are allowed', one(container({ cpuCount: 0 }))],
    ['container.storageLimit is 0; 1 to 1048576 are allowed', one(container({ storageLimit: 0 }))],
    ['container.memoryLimit is 2000000; 32 to 1048576', one(container({ memoryLimit: 2e6 }))],
    ['container.memoryLimit is not a whole number', one(container({ memoryLimit: '64' }))],
    ['container is not an object', one({ container: [] })],
    ['scoring.minRate is 2; 0 to 1 are allowed', one({ scoring: { minRate: 2 } })],
    ['hints[1] is not a text', one({ hints: ['a', 7] })],
    ['category is "Cooking"; Misc, ', one({ category: 'Cooking' })],
    ['title is missing', one({ title: undefined })],
    ['attachment.hash is missing', one({ attachment: { type: 'Local' } })],
    ['attachment.hash is missing', one({ attachment: { type: 'Local', hash: null } })],
    ['attachment.hash is no SHA-256', one({ attachment: { type: 'Local', hash: 'a/b' } })],
    ['attachment.remoteUrl is missing', one({ attachment: { type: 'Remote' } })],
    ['game.json: startTime is no time', own({ startTime: 'tomorrow' })],
    ['game.json: bloodBonus.second is missing', own({ bloodBonus: { first: 1 } })],
    [
      'game.json: divisions has 501 entries; 500 are allowed',
      own({ divisions: Array.from({ length: 501 }, (_, index) => ({ name: `D${index}` })) }),
    ],
  ])('refuse with the field and the reason: %s', async (reason, entries) => {
    const { status, body } = await send(aPackage(entries))
    expect(status).toBe(400)
    expect(body.title).toContain(reason)
  })

  it('hold for hints', async () => {
    const hint = 'x'.repeat(20_000)
    expect((await send(aPackage(one({ hints: [hint] })))).status).toBe(200)
    expect((await send(aPackage(one({ hints: [`${hint}x`] })))).status).toBe(400)
  })
})

describe('a package of another hand', () => {
  const wrapped = (beside: Zippable = {}) => {
    const entries = Object.entries(unzipSync(aPackage()))
    const inside = entries.map(([name, bytes]) => [`Harbour cup/${name}`, bytes])
    return zipSync({ 'Harbour cup/': new Uint8Array(), ...Object.fromEntries(inside), ...beside })
  }

  it.each<[string, Uint8Array, object]>([
    ['of any type', aPackage(), { type: 'text/plain' }],
    ['of no type', aPackage(), { type: '' }],
    ['whose name ends in capitals', aPackage(), { fileName: 'GAME.ZIP' }],
    [
      'with what macOS adds',
      aPackage({
        '.DS_Store': 'x',
        'challenges/.DS_Store': 'x',
        '__MACOSX/._game.json': 'x',
        '__MACOSX/challenges/._challenge-7.json': 'x',
      }),
      {},
    ],
    ['in a folder of its own', wrapped(), {}],
    [
      'in a folder of its own, with what macOS adds',
      wrapped({ '__MACOSX/Harbour cup/._game.json': strToU8('x') }),
      {},
    ],
  ])('%s is taken', async (_what, content, how) => {
    const { status, body } = await send(content, how)
    expect([status, typeof body]).toEqual([200, 'number'])
    expect((await admin.get(`/api/edit/games/${body}/challenges`)).body).toHaveLength(1)
  })

  it('gives files names without a path', async () => {
    const hash = sha256('crate')
    const local = { type: 'Local', hash, fileName: '../../etc/passwd' }
    const { body: id } = await send(
      aPackage({
        ...one({
          type: 'DynamicAttachment',
          fileName: 'C:\\crates\\crate.txt',
          flags: { static: [{ value: 'flag{a}', attachment: local }] },
        }),
        [`files/${hash}`]: 'crate',
      }),
    )
    const [copy] = (await admin.get(`/api/edit/games/${id}/challenges`)).body
    const { body } = await admin.get(`/api/edit/games/${id}/challenges/${copy.id}`)
    expect(body.fileName).toBe('crate.txt')
    expect(body.flags[0].attachment.url).toMatch(/\/passwd$/)
    const names = await db.selectFrom('attachments').select('file_name').execute()
    expect(names.filter(({ file_name: name }) => name?.includes('..'))).toEqual([])
  })
})

describe('T30: what is no package is refused, and leaves nothing behind', () => {
  const bytes = 'content'
  const withFile = {
    ...CHALLENGE,
    attachment: { type: 'Local', hash: sha256(bytes), fileName: 'a' },
  }

  it.each<[string, Entries, RegExp]>([
    ['without manifest', { 'manifest.json': undefined }, /manifest\.json is missing/],
    [
      'of another format',
      { 'manifest.json': { version: '1.0', format: 'X' } },
      /format is not known/,
    ],
    ['of another version', { 'manifest.json': { ...MANIFEST, version: '9' } }, /manifest\.json/],
    ['with broken JSON', { 'game.json': '{"title":' }, /game\.json is not JSON/],
    ['with a scoring that is no list', { 'scoring.json': {} }, /scoring\.json/],
    ['with a schedule that is a list', { 'schedule.json': [] }, /schedule\.json/],
    [
      'with a release of a challenge that it does not have',
      { 'schedule.json': { releases: [{ challengeId: 8, releaseAt: '2026-12-05T10:00:00Z' }] } },
      /schedule\.json: there is no challenge 8/,
    ],
    [
      'with the scoring of no challenge',
      { 'scoring.json': [{ challengeId: 8, kind: 'static' }] },
      /scoring\.json: there is no challenge 8/,
    ],
    [
      'with two ways of scoring for a challenge',
      { 'scoring.json': [1, 2].map(() => ({ challengeId: 7, kind: 'static' })) },
      /scoring\.json: a challenge is named twice/,
    ],
    [
      'with a minimum above the score',
      { 'scoring.json': [{ challengeId: 7, kind: 'linear', minimum: 1001 }] },
      /scoring\.json: challenge 7: the minimum is above the score/,
    ],
    [
      'with a mistake in a formula',
      { 'scoring.json': [{ challengeId: 7, kind: 'expression', expression: 'max - x' }] },
      /scoring\.json: challenge 7: the formula has a mistake at character 7/,
    ],
    [
      'with the requirements of no challenge',
      { 'requirements.json': [{ challengeId: 8, requires: [] }] },
      /requirements\.json: there is no challenge 8/,
    ],
    [
      'with a required challenge that is not there',
      { 'requirements.json': [{ challengeId: 7, requires: [8] }] },
      /requirements\.json: challenge 7 requires 8, which is not there/,
    ],
    [
      'with a challenge that would wait for itself',
      { 'requirements.json': [{ challengeId: 7, requires: [7] }] },
      /requirements\.json: challenge 7 would wait for itself/,
    ],
    [
      'with the declaration of no division',
      { 'declarations.json': [{ index: 9, text: 'Ours' }] },
      /declarations\.json: there is no division 9/,
    ],
    [
      'with two declarations of a division',
      { 'declarations.json': [1, 2].map(() => ({ index: 0, text: 'Ours' })) },
      /declarations\.json: a division is named twice/,
    ],
    [
      'with a declaration that is too long',
      { 'declarations.json': [{ index: 0, text: 'a'.repeat(4001) }] },
      /declarations\.json/,
    ],
    ['storing signals for no day', { 'signals.json': { keepDays: 0 } }, /signals\.json/],
    [
      'with a canned answer that says nothing',
      { 'canned-answers.json': [{ title: 'Rules', content: ' ' }] },
      /canned-answers\.json/,
    ],
    [
      'asking for nothing',
      { 'fields.json': { reason: 'Why', deleteAt: '2026-12-05T10:00:00Z', fields: [] } },
      /fields\.json/,
    ],
    [
      'with a field of one choice',
      {
        'fields.json': {
          ...{ reason: 'Why', deleteAt: '2026-12-05T10:00:00Z' },
          fields: [{ label: 'Shirt', kind: 'choice', choices: ['S'] }],
        },
      },
      /fields\.json: "Shirt" needs/,
    ],
    [
      'with a date of deletion that is none',
      {
        'fields.json': {
          ...{ reason: 'Why', deleteAt: '2026-99-05T10:00:00Z' },
          fields: [{ label: 'School', kind: 'text' }],
        },
      },
      /is not a time/,
    ],
    [
      'with something else than yes or no about presence',
      { 'presence.json': { isShared: 'perhaps' } },
      /presence\.json/,
    ],
    [
      'with a cooldown of more than a day',
      { 'cooldown.json': [{ challengeId: 7, seconds: 86_401 }] },
      /cooldown\.json/,
    ],
    [
      'with hints of no challenge',
      { 'hints.json': [{ challengeId: 8, hints: [] }] },
      /hints\.json: there is no challenge 8/,
    ],
    [
      'with a hint that gives points',
      { 'hints.json': [{ challengeId: 7, hints: [{ text: 'a', price: -1 }] }] },
      /hints\.json/,
    ],
    ['without title', { 'game.json': { ...GAME, title: '' } }, /game\.json: title is empty/],
    [
      'ending before it starts',
      { 'game.json': { ...GAME, endTime: GAME.startTime } },
      /ends before/,
    ],
    [
      'with a time that is none',
      { 'game.json': { ...GAME, startTime: '2026-99-99T10:00:00Z' } },
      /not a time/,
    ],
    [
      'with a number beyond 32 bits',
      { 'game.json': { ...GAME, teamMemberCountLimit: 2 ** 40 } },
      /game\.json/,
    ],
    ['with NUL in its title', { 'game.json': { ...GAME, title: 'a\0b' } }, /game\.json/],
    [
      'with half of a character',
      { 'challenges/challenge-7.json': { ...CHALLENGE, content: '\ud83d' } },
      /challenge-7\.json/,
    ],
    [
      'with a key that reaches into prototypes',
      { 'game.json': `{"__proto__":{"title":"x"},${JSON.stringify(GAME).slice(1)}` },
      /game\.json/,
    ],
    [
      'with an unknown category',
      { 'challenges/challenge-7.json': { ...CHALLENGE, category: 'X' } },
      /category/,
    ],
    [
      'with a flag too long',
      {
        'challenges/challenge-7.json': {
          ...CHALLENGE,
          flags: { static: [{ value: 'x'.repeat(128) }] },
        },
      },
      /flags/,
    ],
    ['with one id twice', { 'challenges/challenge-8.json': CHALLENGE }, /same id/],
    [
      'with a division about nothing',
      {
        'game.json': {
          ...GAME,
          divisions: [{ name: 'A', challengeConfig: [{ challengeId: 99 }] }],
        },
      },
      /division "A"/,
    ],
    ['without its file', { 'challenges/challenge-7.json': withFile }, /is missing/],
    [
      'with a file of another content',
      { 'challenges/challenge-7.json': withFile, [`files/${sha256(bytes)}`]: 'other' },
      /another content/,
    ],
    [
      'with a script for a link',
      {
        'challenges/challenge-7.json': {
          ...CHALLENGE,
          attachment: { type: 'Remote', remoteUrl: 'javascript:alert(1)' },
        },
      },
      /address/,
    ],
    ['with a path up and out', { 'files/../../../etc/cron.d/x': 'x' }, /damaged|unknown name/],
    ['with an absolute path', { '/etc/passwd': 'x' }, /damaged|unknown name/],
    ['with a path of Windows', { 'C:\\x.exe': 'x' }, /damaged|unknown name/],
    ['with a file of another name', { 'readme.txt': 'x' }, /unknown name/],
  ])('a package %s', async (_what, entries, why) => {
    const before = await traces()
    const { status, body } = await send(aPackage(entries))
    expect(status).toBe(400)
    expect(body.title).toMatch(why)
    expect(await traces()).toEqual(before)
    expect(await services.files.size(sha256(bytes))).toBeUndefined()
    expect(await services.files.size(sha256('other'))).toBeUndefined()
  })

  it.each([
    ['of another name', { fileName: 'game.txt' }],
    ['in another field', { field: 'package' }],
  ])('a package %s', async (_what, how) => {
    expect((await send(aPackage(), how)).status).toBe(400)
  })

  it('an empty file, and one that is no archive', async () => {
    expect((await send(new Uint8Array())).body.title).toBe('The file is empty.')
    expect((await send(strToU8('PK\x03\x04 not really'))).status).toBe(400)
    const whole = aPackage()
    expect((await send(whole.subarray(0, whole.length - 30))).status).toBe(400)
  })

  it('a link in place of a file', async () => {
    const link = [strToU8('/etc/passwd'), { os: 3, attrs: (0o120777 << 16) >>> 0 }] as const
    const content = aPackage({ 'game.json': undefined }, { 'game.json': [link[0], link[1]] })
    const { status, body } = await send(content)
    expect(status).toBe(400)
    expect(body.title).toMatch(/not a plain file/)
  })

  it('a bomb: too much text, and more entries than a package has', async () => {
    const text = aPackage({ 'game.json': `{"title":"${'x'.repeat(9 * 1024 ** 2)}"}` })
    expect(text.length).toBeLessThan(100_000)
    expect((await send(text)).body.title).toMatch(/game\.json is too large/)
    const many = Object.fromEntries(
      Array.from({ length: 5001 }, (_, index) => [`challenges/challenge-${index}.json`, '{}']),
    )
    expect((await send(aPackage(many))).body.title).toMatch(/more than 5000 entries/)
  })

  it('a bomb: files and texts that are nothing but air', async () => {
    const file = aPackage({ [`files/${'0'.repeat(64)}`]: ' '.repeat(60 * 1024 ** 2) })
    expect(file.length).toBeLessThan(500_000)
    expect((await send(file)).body.title).toMatch(/too large unpacked/)
    const texts = Object.fromEntries(
      Array.from({ length: 5 }, (_, index) => [
        `challenges/challenge-${index}.json`,
        JSON.stringify(randomBytes(3_500_000).toString('hex')),
      ]),
    )
    expect((await send(aPackage(texts))).body.title).toMatch(/too large unpacked/)
  })

  it.each([1, 7, 4_000_000])('a file whose size is a lie: %d bytes', async (size) => {
    const before = await traces()
    const file = { ...CHALLENGE, attachment: { type: 'Local', hash: sha256(bytes), fileName: 'a' } }
    const name = `files/${sha256('content')}`
    const content = Buffer.from(
      aPackage({ 'challenges/challenge-7.json': file, [name]: `${bytes}${'!'.repeat(30)}` }),
    )
    content.writeUInt32LE(size, content.lastIndexOf(name) - 46 + 24)
    expect((await send(content)).status).toBe(400)
    expect(await traces()).toEqual(before)
  })

  it('a bomb: sizes that are lies', async () => {
    const content = Buffer.from(aPackage({ 'game.json': ' '.repeat(1_000_000) }))
    // In the list at the end `game.json` is said to have ten bytes; unpacked it would have a million.
    const place = content.lastIndexOf('game.json') - 46 + 24
    content.writeUInt32LE(10, place)
    const { status, body } = await send(content)
    expect(status).toBe(400)
    expect(body.title).toMatch(/damaged|not a zip/)
  })

  it('everything after the first failure is undone, files too', async () => {
    const before = await traces()
    const good = { type: 'Local', hash: sha256(bytes), fileName: 'a' }
    const { status } = await send(
      aPackage({
        'challenges/challenge-7.json': { ...CHALLENGE, attachment: good },
        'challenges/challenge-8.json': {
          ...CHALLENGE,
          id: 8,
          attachment: { type: 'Remote', remoteUrl: 'nonsense' },
        },
        [`files/${sha256(bytes)}`]: bytes,
      }),
    )
    expect(status).toBe(400)
    expect(await traces()).toEqual(before)
    expect(await services.files.size(sha256(bytes))).toBeUndefined()
  })
})

it('T26: packages are for administrators alone', async () => {
  const game = await aGame()
  const monitor = await as(await aUser({ role: 'Monitor' }))
  const { client } = await aPlayer(game)
  const form = [{ field: 'file', fileName: 'game.zip', content: '' }]
  for (const [who, status] of [
    [visitor, 401],
    [client, 403],
    [monitor, 403],
  ] as const) {
    expect((await who.post(`/api/edit/games/${game.id}/export`)).status).toBe(status)
    expect((await who.upload('POST', '/api/edit/games/import', form)).status).toBe(status)
  }
  expect((await admin.post('/api/edit/games/2000000000/export')).status).toBe(404)
})
