// The package of a game, as another server exported it, brought to a server.
import { createHash } from 'node:crypto'
import { mkdtemp, rm, writeFile } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { strToU8, zipSync } from 'fflate'
import { packBloodBonus } from '@halyard/rules'
import { afterEach, beforeEach, describe, expect, it } from 'vitest'
import { defaultOptions } from '@halyard/packs'
import { runImport } from '#import/run.ts'
import { exitCodeOf } from '#report/report.ts'
import { renderTotals } from '#report/totals.ts'
import { connect } from '#server/connect.ts'
import { startFakeServer } from '#testing/fake-server.ts'
import type { FakeServer } from '#testing/fake-server.ts'

const ignore = () => undefined

let server: FakeServer
let place: string
let refuses: (path: string) => boolean
let extensions: readonly string[]
/** Whether the game asks its players for something. */
let isAsking: boolean
/** Whether the game has canned answers. */
let hasCanned: boolean
beforeEach(async () => {
  refuses = () => false
  extensions = []
  isAsking = false
  hasCanned = false
  server = await startFakeServer((method, path) => {
    if (path === '/api/config' && extensions.length > 0)
      return { status: 200, body: { title: 'Test', portMapping: 'Default', extensions } }
    if (path.endsWith('/fields')) {
      const answer = { status: 200, body: { fields: isAsking ? [{}] : [] } }
      isAsking ||= method === 'PUT'
      return answer
    }
    if (path.endsWith('/cannedanswers')) {
      const answer = { status: 200, body: { answers: hasCanned ? [{}] : [], etag: '' } }
      hasCanned ||= method === 'PUT'
      return answer
    }
    if (method === 'GET') return undefined
    if (refuses(path)) return { status: 400, body: { title: 'Refused' } }
    if (path.endsWith('/presence')) return { status: 200, body: { isShared: false, etag: '' } }
    return path.endsWith('/declaration') ? { status: 200, body: { text: '', etag: '' } } : undefined
  })
  place = await mkdtemp(join(tmpdir(), 'halyard-packages-'))
})
afterEach(async () => {
  server.close()
  await rm(place, { recursive: true })
})

/** Which saves of a part of a game were sent. */
const putsOf = (part: string) =>
  server.log.filter((line) => line.startsWith('PUT') && line.endsWith(`/${part}`))

const hashOf = (text: string) => createHash('sha256').update(text).digest('hex')
const map = hashOf('map')
const crate = hashOf('crate')
const poster = hashOf('poster')

const local = (hash: string, fileName: string) => ({ type: 'Local', hash, fileName, fileSize: 3 })
const remote = (remoteUrl: string) => ({ type: 'Remote', remoteUrl, fileName: 'chart.zip' })
const files = { [map]: 'map', [crate]: 'crate', [poster]: 'poster' }
const common = {
  ...{ content: 'Say it.', category: 'Pwn', type: 'StaticAttachment', enabled: true },
  scoring: { original: 700, minRate: 0.3, difficulty: 4.5 },
  limits: { submission: 3, deadline: null },
  flags: { static: [{ value: 'mini{a}', attachment: null }] },
}
const game = {
  title: 'Quay',
  startTime: '2027-03-05T10:00:00+00:00',
  endTime: '2027-03-07T10:00:00+00:00',
}

/** Brings a game of these challenges, which get the ids 1, 2 and so on. */
async function bring(
  challenges: readonly object[],
  about: object = {},
  withFiles: object = files,
  parts: Record<string, unknown> = {},
) {
  const entries: Record<string, string> = {
    'manifest.json': JSON.stringify({ version: '1.0', format: 'GZCTF-GAME' }),
    'game.json': JSON.stringify({ ...game, ...about }),
    ...Object.fromEntries(
      challenges.map((challenge, index) => [
        `challenges/challenge-${index + 1}.json`,
        JSON.stringify({ ...common, id: index + 1, title: `C${index + 1}`, ...challenge }),
      ]),
    ),
    ...Object.fromEntries(
      Object.entries(parts).map(([name, part]) => [name, JSON.stringify(part)]),
    ),
    ...Object.fromEntries(Object.entries(withFiles).map(([hash, text]) => [`files/${hash}`, text])),
  }
  const path = join(place, 'game.zip')
  const packed = Object.entries(entries).map(([name, text]) => [name, strToU8(text)])
  await writeFile(path, zipSync(Object.fromEntries(packed)))
  const report = await runImport({
    folder: path,
    exclude: [],
    mapping: defaultOptions,
    ...{ strict: false, publish: false, enable: true, dryRun: false },
    maxBytes: 1_000_000,
    window: {},
    open: () => connect({ server: server.origin, userName: 'admin', password: 'right' }),
    onTotal: ignore,
    progress: { step: ignore, finish: ignore, wait: ignore, end: ignore },
  })
  return { report, exitCode: exitCodeOf(report), text: renderTotals(report) }
}

describe('files of a package', () => {
  it('elsewhere on the web stay where they are', async () => {
    const { exitCode, report } = await bring([
      { attachment: remote('https://example.org/chart.zip') },
    ])
    expect(server.challenges).toMatchObject([
      { isEnabled: true, attachment: { url: 'https://example.org/chart.zip' } },
    ])
    expect(exitCode).toBe(0)
    expect(report.rows).toMatchObject([{ notes: [], files: { named: 1, found: 1 } }])
  })

  it('come with each flag of a dynamic attachment, under the name that players see', async () => {
    const { exitCode } = await bring([
      {
        type: 'DynamicAttachment',
        fileName: 'crate.txt',
        flags: {
          static: [
            { value: 'mini{a}', attachment: local(crate, 'one/crate-a.txt') },
            { value: 'mini{b}', attachment: remote('https://example.org/b.txt') },
            { value: 'mini{c}', attachment: null },
          ],
        },
      },
    ])
    const [stored] = server.challenges
    expect(stored).toMatchObject({
      ...{ type: 'DynamicAttachment', isEnabled: true, fileName: 'crate.txt' },
      flags: [
        { flag: 'mini{a}', attachmentType: 'Local', fileHash: crate },
        { flag: 'mini{b}', attachmentType: 'Remote', remoteUrl: 'https://example.org/b.txt' },
        { flag: 'mini{c}' },
      ],
    })
    expect(server.files.get(crate)).toBe('crate-a.txt')
    expect(exitCode).toBe(0)
  })

  it('that are one remote file of a dynamic attachment leave its type as it is', async () => {
    const attachment = remote('https://example.org/b.txt')
    const { exitCode } = await bring([
      { type: 'DynamicAttachment', flags: { static: [{ value: 'mini{b}', attachment }] } },
    ])
    expect(server.challenges).toMatchObject([
      { type: 'DynamicAttachment', isEnabled: true, flags: [{ remoteUrl: attachment.remoteUrl }] },
    ])
    expect(exitCode).toBe(0)
  })

  it('that the package does not hold stop their challenge, which is named', async () => {
    const { exitCode, text } = await bring(
      [
        { attachment: local(map, 'map.txt') },
        {
          type: 'DynamicAttachment',
          flags: { static: [{ value: 'mini{a}', attachment: local(crate, 'crate.txt') }] },
        },
        {},
      ],
      {},
      {},
    )
    expect(server.challenges.map(({ isEnabled }) => isEnabled)).toEqual([false, false, true])
    expect(exitCode).toBe(2)
    expect(text).toContain('challenges/challenge-1.json: map.txt missing')
    expect(text).toContain('challenges/challenge-2.json: crate.txt missing')
  })

  it('that the server does not take stop their challenge, which is named', async () => {
    refuses = (path) => path.endsWith('/1/attachment')
    const { exitCode, text } = await bring([{ attachment: remote('ftp://example.org/x') }, {}])
    expect(server.challenges.map(({ isEnabled }) => isEnabled)).toEqual([false, true])
    expect(exitCode).toBe(2)
    expect(text).toContain('challenges/challenge-1.json: Refused')
  })
})

const container = (limits: object) => ({
  type: 'DynamicContainer',
  container: { image: 'echo:1', ...limits },
})

describe('challenges of a package', () => {
  it('arrive as they are written', async () => {
    const content = ' Reach it at\n\n`nc ${host} 1337`\n'
    await bring([{ content, hints: ['Listen.', '${host}'] }])
    expect(server.challenges).toMatchObject([
      {
        ...{ title: 'C1', category: 'Pwn', content, hints: ['Listen.', '${host}'] },
        ...{ originalScore: 700, minScoreRate: 0.3, difficulty: 4.5, submissionLimit: 3 },
      },
    ])
  })

  it('of a dynamic attachment that came without flags keep their type, disabled and named', async () => {
    const { exitCode, text } = await bring([
      { type: 'DynamicAttachment', flags: { static: [] } },
      {},
    ])
    expect(server.challenges).toMatchObject([
      { type: 'DynamicAttachment', isEnabled: false },
      { isEnabled: true },
    ])
    expect(exitCode).toBe(2)
    expect(text).toContain('challenges/challenge-1.json: no flags')
  })

  it('without the image that they run stay disabled and are named', async () => {
    const challenge = { ...container({ image: null }), type: 'StaticContainer' }
    const { exitCode, text } = await bring([challenge])
    expect(server.challenges).toMatchObject([{ type: 'StaticContainer', isEnabled: false }])
    expect(exitCode).toBe(2)
    expect(text).toContain('challenges/challenge-1.json: no image')
  })

  it.each([
    [container({ memoryLimit: 0 }), 'container.memoryLimit is 0; 32 to 1048576 are allowed'],
    [container({ cpuCount: 0 }), 'container.cpuCount is 0; 1 to 1024 are allowed'],
    [container({ storageLimit: 0 }), 'container.storageLimit is 0; 1 to 1048576 are allowed'],
    [container({ cpuCount: 2000 }), 'container.cpuCount is 2000; 1 to 1024 are allowed'],
    [{ attachment: { type: 'Local' } }, 'attachment.hash is missing'],
    [{ attachment: { type: 'Remote' } }, 'attachment.remoteUrl is missing'],
    [{ category: 'Cooking' }, 'category is Cooking'],
    [
      { flags: { static: [{ value: 'x'.repeat(200) }] } },
      'flags.static[0].value has 200 characters; 127 are allowed',
    ],
  ])('that no platform may run are refused: %#', async (challenge, reason) => {
    const { exitCode, report } = await bring([challenge, {}])
    expect(report.rows).toMatchObject([
      { outcome: 'failed', error: reason },
      { outcome: 'created', title: 'C2' },
    ])
    expect(server.challenges.map(({ title }) => title)).toEqual(['C2'])
    expect(exitCode).toBe(2)
  })
})

describe('rules of challenges in files of their own', () => {
  const hint = { text: 'Look below.', price: 50 }
  const rules = {
    'hints.json': [{ challengeId: 1, hints: [hint, { text: 'Or above.', price: 0 }] }],
    'requirements.json': [{ challengeId: 1, requires: [2], tile: 'titled' }],
    'cooldown.json': [{ challengeId: 2, wrongAnswers: 3, seconds: 60 }],
  }

  it('come along where the server has them, once', async () => {
    extensions = ['hints', 'requirements', 'cooldown']
    const { exitCode, report } = await bring([{}, {}], {}, files, rules)
    // What is required comes first, so it has the first id here.
    expect(server.challenges.map(({ title }) => title)).toEqual(['C2', 'C1'])
    expect(Object.fromEntries(server.rules)).toEqual({
      '2/hints': { hints: [hint, { text: 'Or above.', price: 0 }] },
      '2/requirements': { requires: [1], tile: 'titled' },
      '1/cooldown': { wrongAnswers: 3, seconds: 60 },
    })
    expect(report.rows.flatMap(({ notes }) => notes)).toEqual([])
    expect(exitCode).toBe(0)
    const before = server.log.filter((line) => line.startsWith('PUT')).length
    const again = await bring([{}, {}], {}, files, rules)
    expect(again.report.rows.map(({ outcome }) => outcome)).toEqual(['unchanged', 'unchanged'])
    expect(server.log.filter((line) => line.startsWith('PUT'))).toHaveLength(before)
  })

  it('are named where it does not, and asked of it nowhere', async () => {
    const { exitCode, text } = await bring([{}, {}], {}, files, rules)
    expect(exitCode).toBe(2)
    const left = text.slice(text.indexOf('Left out'))
    expect(left).toContain('challenge-1.json: hint "Look below." (50 points)')
    expect(left).toContain('challenge-1.json: requires C2')
    expect(left).toContain('challenge-2.json: pause of 60 s after 3 wrong answers')
    expect(server.rules.size).toBe(0)
    expect(server.challenges.find(({ title }) => title === 'C1')?.hints).toEqual(['Or above.'])
    expect(server.challenges.every(({ isEnabled }) => isEnabled)).toBe(true)
  })

  it('are refused with their challenge where they cannot be read', async () => {
    extensions = ['hints', 'requirements', 'cooldown']
    const { report } = await bring([{}, {}], {}, files, {
      'hints.json': [{ challengeId: 1, hints: [{ text: 'Look.', price: -1 }] }],
      'cooldown.json': [{ challengeId: 2, seconds: 90_000 }],
    })
    expect(report.rows).toMatchObject([
      { error: 'hints of hints.json cannot be read' },
      { error: 'pause of cooldown.json cannot be read' },
    ])
  })

  it('are named where they require what the package does not hold', async () => {
    extensions = ['requirements']
    const { text } = await bring([{}], {}, files, {
      'requirements.json': [{ challengeId: 1, requires: [9] }],
    })
    expect(text).toContain('requires challenge 9 of the package')
  })
})

describe('what a package says of its game', () => {
  const students = {
    name: 'Students',
    inviteCode: 'keel',
    defaultPermissions: ['All'],
    challengeConfig: [{ challengeId: 2, permissions: ['ViewChallenge', 'SubmitFlags'] }],
  }
  const bloodBonus = { first: 70, second: 40, third: 20 }

  it('comes along: divisions, poster and bonus', async () => {
    const { exitCode, text } = await bring([{}, {}], {
      ...{ posterHash: poster, bloodBonus, divisions: [students], containerCountLimit: 2 },
      writeup: { required: true, deadline: '2027-03-08T10:00:00+00:00', note: 'PDF' },
    })
    expect(server.games).toMatchObject([
      {
        ...{ title: 'Quay', bloodBonus: packBloodBonus(bloodBonus), containerCountLimit: 2 },
        ...{ writeupRequired: true, writeupNote: 'PDF', hidden: true },
      },
    ])
    expect([...server.posters.values()]).toEqual(['poster.webp'])
    expect(server.divisions).toMatchObject([
      {
        ...{ name: 'Students', inviteCode: 'keel', defaultPermissions: 2_147_483_647 },
        challengeConfigs: [{ challengeId: 2, permissions: 256 + 512 }],
      },
    ])
    expect(text).not.toContain('Left out')
    expect(exitCode).toBe(0)
  })

  it('brings the declarations of its divisions, or names those that the server cannot have', async () => {
    const declarations = [{ index: 1, text: 'We play without language models.' }]
    const divisions = [{ ...students, name: 'Open', challengeConfig: [] }, students]
    const parts = { 'declarations.json': declarations }
    const unable = await bring([{}, {}], { divisions }, files, parts)
    expect(unable.exitCode).toBe(2)
    expect(unable.text).toContain('game.json: division Students: the server has no declarations')
    expect(server.log.filter((line) => line.endsWith('/declaration'))).toEqual([])
    server.divisions.length = 0
    extensions = ['tracks']
    const able = await bring([{}, {}], { divisions }, files, parts)
    expect(able.exitCode).toBe(0)
    expect(server.log.filter((line) => line.endsWith('/declaration'))).toEqual([
      'PUT /api/edit/games/1/divisions/2/declaration',
    ])
  })

  it('brings what players are asked, once, or says that the server cannot ask', async () => {
    const school = { label: 'School', hint: '', kind: 'text', choices: [], isRequired: true }
    const form = { reason: 'Badges', deleteAt: '2027-04-01T10:00:00+00:00', fields: [school] }
    const parts = { 'fields.json': form }
    const unable = await bring([{}], {}, files, parts)
    expect(unable.exitCode).toBe(2)
    expect(unable.text).toContain('fields.json: the server asks players for nothing')
    extensions = ['profileFields']
    expect((await bring([{}], {}, files, parts)).exitCode).toBe(0)
    expect((await bring([{}], {}, files, parts)).exitCode).toBe(0)
    expect(putsOf('fields')).toEqual(['PUT /api/edit/games/1/fields'])
  })

  it('brings canned answers, once, or says that nobody asks there', async () => {
    const parts = { 'canned-answers.json': [{ title: 'Rules', content: 'Read them.' }] }
    const unable = await bring([{}], {}, files, parts)
    expect(unable.exitCode).toBe(2)
    expect(unable.text).toContain('canned-answers.json: the server takes no questions')
    extensions = ['questions']
    expect((await bring([{}], {}, files, parts)).exitCode).toBe(0)
    expect((await bring([{}], {}, files, parts)).exitCode).toBe(0)
    expect(putsOf('cannedanswers')).toEqual(['PUT /api/edit/games/1/cannedanswers'])
  })

  it('brings that teams share nothing, to servers where they do', async () => {
    const parts = { 'presence.json': { isShared: false } }
    expect((await bring([{}], {}, files, parts)).exitCode).toBe(0)
    expect(putsOf('presence')).toEqual([])
    extensions = ['presence']
    expect((await bring([{}], {}, files, parts)).exitCode).toBe(0)
    expect(putsOf('presence')).toEqual(['PUT /api/edit/games/1/presence'])
  })

  it('names the schedule that is not brought, once it says something', async () => {
    const releases = [{ challengeId: 1, releaseAt: '2027-03-06T10:00:00+00:00' }]
    const schedule = { freezeAt: null, releases }
    const { exitCode, text } = await bring([{}], {}, files, { 'schedule.json': schedule })
    expect(exitCode).toBe(2)
    expect(text).toContain(
      'schedule.json: the freeze of the scoreboard and the times of challenges',
    )
    const empty = { freezeAt: null, releases: [] }
    expect((await bring([{}], {}, files, { 'schedule.json': empty })).exitCode).toBe(0)
  })

  it('is made once, however often the package is brought', async () => {
    await bring([{}, {}], { posterHash: poster, divisions: [students] })
    Object.assign(server.games[0] ?? {}, { poster: '/assets/poster' })
    const { exitCode } = await bring([{}, {}], { posterHash: poster, divisions: [students] })
    expect(server.divisions).toHaveLength(1)
    expect(server.log.filter((line) => line.endsWith('/poster'))).toHaveLength(1)
    expect(exitCode).toBe(0)
  })

  it('is named where the server does not take it', async () => {
    refuses = (path) => /\/(poster|divisions)$/.test(path)
    const about = { posterHash: poster, divisions: [students] }
    const { exitCode, text } = await bring([{}, {}], about)
    expect(exitCode).toBe(2)
    expect(text).toContain('game.json: poster: Refused')
    expect(text).toContain('game.json: division Students: Refused')
  })

  it('is named where the package does not hold it', async () => {
    const config = [{ challengeId: 9, permissions: ['None'] }]
    const divisions = [{ ...students, challengeConfig: config }]
    const { exitCode, text } = await bring([{}], { posterHash: hashOf('gone'), divisions })
    expect(exitCode).toBe(2)
    expect(text).toContain('game.json: poster missing')
    expect(text).toContain('game.json: division Students: no challenge 9')
  })
})
