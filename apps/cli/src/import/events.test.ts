// What an event says about itself, and a full export of CTFd, as they arrive on a server.
import { mkdir, mkdtemp, readdir, rm, writeFile } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { strToU8, zipSync } from 'fflate'
import { afterEach, beforeEach, describe, expect, it } from 'vitest'
import { defaultOptions } from '@halyard/packs'
import { runImport } from '#import/run.ts'
import type { ImportOptions } from '#import/run.ts'
import { connect } from '#server/connect.ts'
import { startFakeServer } from '#testing/fake-server.ts'
import type { FakeServer } from '#testing/fake-server.ts'

const ignore = () => undefined
const silent = { step: ignore, finish: ignore, wait: ignore, end: ignore }

let server: FakeServer
let place: string
beforeEach(async () => {
  server = await startFakeServer()
  place = await mkdtemp(join(tmpdir(), 'halyard-events-'))
})
afterEach(async () => {
  server.close()
  await rm(place, { recursive: true })
})

const run = (folder: string, difference: Partial<ImportOptions> = {}) =>
  runImport({
    folder,
    exclude: [],
    strict: false,
    mapping: defaultOptions,
    publish: false,
    enable: true,
    dryRun: false,
    maxBytes: 1_000_000,
    window: {},
    open: () => connect({ server: server.origin, userName: 'admin', password: 'right' }),
    onTotal: ignore,
    progress: silent,
    ...difference,
  })

const at = (time: string) => Date.parse(time)

describe('an event file of the tools around GZ::CTF', () => {
  const event = [
    'title: Harbour Trials',
    'start: 2027-03-05T10:00:00Z',
    'end: 2027-03-07T10:00:00Z',
    'hidden: false',
    'summary: Two days at the quay.',
    'inviteCode: "0042"',
    'teamMemberCountLimit: 4',
    'practiceMode: perhaps',
    'poster: ./poster.webp',
  ].join('\n')
  const challenge = 'name: Echo\ntype: StaticAttachment\nvalue: 100\nflags: ["mini{a}"]'

  async function anEvent(path: string, text: string) {
    await mkdir(join(place, 'web/echo'), { recursive: true })
    await writeFile(join(place, 'web/echo/challenge.yml'), challenge)
    await mkdir(join(place, path, '..'), { recursive: true })
    await writeFile(join(place, path), text)
  }

  it('gives a new game its title, its times and its settings, hidden all the same', async () => {
    await anEvent('.gzevent', event)
    const { passedOver } = await run(place)
    expect(server.games).toMatchObject([
      {
        title: 'Harbour Trials',
        start: at('2027-03-05T10:00:00Z'),
        end: at('2027-03-07T10:00:00Z'),
        hidden: true,
        summary: 'Two days at the quay.',
        inviteCode: '0042',
        teamMemberCountLimit: 4,
      },
    ])
    expect(passedOver).toEqual([{ source: '.gzevent', why: 'left out: poster, practiceMode' }])
  })

  it('is read from the configuration of a tool, without what that logs in with', async () => {
    const indented = event.replaceAll(/^/gm, '  ')
    const creds = 'url: https://elsewhere.example\ncreds: {username: admin, password: hunter2}\n'
    await anEvent('.gzctf/conf.yaml', `${creds}event:\n${indented}`)
    await run(place)
    expect(server.games).toMatchObject([{ title: 'Harbour Trials' }])
    expect(JSON.stringify([server.games, server.challenges])).not.toContain('hunter2')
  })

  it('leaves a game that is there as it is, and what the command says counts', async () => {
    await anEvent('.gzevent', event)
    await run(place, { game: 'Own', window: { startMs: at('2028-01-01T00:00Z') } })
    const [game] = server.games
    expect(game).toMatchObject({ title: 'Own', end: at('2028-01-03T00:00Z') })
    Object.assign(game ?? {}, { summary: 'Edited' })
    const again = await run(place, { game: 'Own' })
    expect(server.games).toMatchObject([{ summary: 'Edited', start: at('2028-01-01T00:00Z') }])
    expect(again.game.outcome).toBe('unchanged')
  })
})

describe('a challenge whose flags each come with a file', () => {
  it('arrives with all of them', async () => {
    const folder = join(place, 'event', 'maps')
    await mkdir(folder, { recursive: true })
    const flags = ['a', 'b'].map((name) => ({ content: `mini{${name}}`, file: `${name}.txt` }))
    const challenge = { name: 'Maps', type: 'DynamicAttachment', value: 100, flags }
    await writeFile(join(folder, 'challenge.yml'), JSON.stringify(challenge))
    await writeFile(join(folder, 'a.txt'), 'one')
    await writeFile(join(folder, 'b.txt'), 'two')
    await run(join(place, 'event'))
    const [stored] = server.challenges
    expect(stored).toMatchObject({ type: 'DynamicAttachment', isEnabled: true, attachment: null })
    const names = stored?.flags.map(({ flag, fileHash = '' }) => [flag, server.files.get(fileHash)])
    expect(names).toEqual([
      ['mini{a}', 'a.txt'],
      ['mini{b}', 'b.txt'],
    ])
  })
})

describe('a full export of CTFd', () => {
  type Tables = Record<string, Record<string, unknown>[]>
  const tables: Tables = {
    config: [
      { key: 'ctf_name', value: 'Harbour CTF' },
      { key: 'start', value: '1804240800' },
      { key: 'end', value: '1804413600' },
    ],
    users: [{ id: 1, name: 'ada', email: 'ada@example.org', password: 'hash' }],
    challenges: [
      {
        ...{ id: 7, name: 'Knots', category: 'Reversing', value: 388, type: 'dynamic' },
        ...{ description: 'Untie *it*.', state: 'visible', max_attempts: 5, next_id: 8 },
      },
      {
        ...{ id: 8, name: '0x1F', category: 'Web', value: 50, type: 'standard', state: 'hidden' },
        ...{ connection_info: 'https://echo.example', requirements: { prerequisites: [7] } },
      },
    ],
    dynamic_challenge: [{ id: 7, initial: 500, minimum: 100, decay: 20, function: 'logarithmic' }],
    flags: [
      { id: 1, challenge_id: 7, type: 'static', content: 'mini{007}', data: '' },
      { id: 2, challenge_id: 8, type: 'static', content: '0017', data: null },
    ],
    hints: [
      { id: 1, challenge_id: 7, title: null, content: 'Look', cost: 0, requirements: null },
      { id: 2, challenge_id: 7, title: 'More', content: 'Closer', cost: 50, requirements: null },
    ],
    files: [
      { id: 1, type: 'challenge', challenge_id: 7, location: 'aa/rope.txt' },
      { id: 2, type: 'challenge', challenge_id: 8, location: 'bb/../../../../evil.sh' },
      { id: 4, type: 'challenge', challenge_id: 8, location: 'dd/gone.txt' },
      { id: 3, type: 'page', location: 'cc/logo.png' },
    ],
    tags: [{ id: 1, challenge_id: 7, value: 'ropes' }],
  }

  async function anExport(own: Tables = tables) {
    const entries = Object.entries(own).map(([name, results]) => [
      `db/${name}.json`,
      strToU8(JSON.stringify({ count: results.length, results, meta: {} })),
    ])
    const uploads = {
      'uploads/aa/rope.txt': strToU8('hemp'),
      'uploads/bb/../../../../evil.sh': strToU8('x'),
      'uploads/cc/logo.png': strToU8('x'),
    }
    const path = join(place, 'export.zip')
    await writeFile(path, zipSync({ ...Object.fromEntries(entries), ...uploads }))
    return path
  }

  it('becomes a game with its name, its times and its challenges', async () => {
    await run(await anExport())
    expect(server.games).toMatchObject([
      { title: 'Harbour CTF', start: 1_804_240_800_000, end: 1_804_413_600_000 },
    ])
    expect(server.challenges).toMatchObject([
      {
        ...{ title: 'Knots', category: 'Reverse', content: 'Untie *it*.', hints: ['Look'] },
        ...{ submissionLimit: 5, originalScore: 500, minScoreRate: 0.2, isEnabled: true },
        flags: [{ flag: 'mini{007}' }],
      },
      { title: '0x1F', originalScore: 50, isEnabled: false, flags: [{ flag: '0017' }] },
    ])
    const files = server.challenges.map(({ attachment }) => attachment?.url.split('/').at(-1))
    // What an archive puts above its folder has no place in it.
    expect(files).toEqual(['rope.txt', undefined])
  })

  it('loses nothing without saying so', async () => {
    const { rows } = await run(await anExport())
    expect(rows.map(({ source }) => source)).toEqual([
      '0007-knots/challenge.yml',
      '0008-0x1f/challenge.yml',
    ])
    const texts = rows.map(({ notes }) => notes.map(({ text }) => text))
    expect(texts[0]).toEqual(expect.arrayContaining(['tags ropes', 'next']))
    expect(texts[0]?.join('\n')).toContain('50')
    expect(texts[1]).toEqual(expect.arrayContaining(['requires Knots', 'dd/gone.txt missing']))
  })

  it('takes nothing of the accounts along, and leaves nothing behind on this machine', async () => {
    const before = (await readdir(tmpdir())).filter((name) => name.startsWith('halyard-ctfd-'))
    await run(await anExport())
    expect(JSON.stringify([server.games, server.challenges])).not.toContain('ada')
    const after = (await readdir(tmpdir())).filter((name) => name.startsWith('halyard-ctfd-'))
    expect(after).toEqual(before)
  })

  it('is distinguished from other archives and other files', async () => {
    await expect(run(await anExport({ pages: [] }))).rejects.toThrow('no full export of CTFd')
    const path = join(place, 'x.zip')
    await writeFile(path, 'PK not an archive')
    await expect(run(path)).rejects.toThrow('no archive that can be read')
    await writeFile(path, 'text')
    await expect(run(path)).rejects.toThrow('is a file, not a folder')
  })
})
