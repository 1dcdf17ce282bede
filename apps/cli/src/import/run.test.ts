import { cp, mkdir, mkdtemp, readFile, rm, writeFile } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { fileURLToPath } from 'node:url'
import { afterEach, beforeEach, describe, expect, it } from 'vitest'
import { defaultOptions } from '@halyard/packs'
import { countOutcomes } from '@halyard/packs/send'
import { runImport } from '#import/run.ts'
import type { ImportOptions } from '#import/run.ts'
import { exitCodeOf } from '#report/report.ts'
import type { Report } from '#report/report.ts'
import { renderTotals } from '#report/totals.ts'
import { connect } from '#server/connect.ts'
import { startFakeServer } from '#testing/fake-server.ts'
import type { Override, FakeServer } from '#testing/fake-server.ts'

const fixture = fileURLToPath(new URL('../../fixtures/mini-event', import.meta.url))
const ignore = () => undefined
const silent = { step: ignore, finish: ignore, wait: ignore, end: ignore }

let server: FakeServer
let folder: string
let override: Override | undefined

beforeEach(async () => {
  override = undefined
  server = await startFakeServer((method, path) => override?.(method, path))
  folder = join(await mkdtemp(join(tmpdir(), 'halyard-run-')), 'mini-event')
  await cp(fixture, folder, { recursive: true })
})
afterEach(async () => {
  server.close()
  await rm(join(folder, '..'), { recursive: true })
})

function run(difference: Partial<ImportOptions> & { password?: string } = {}): Promise<Report> {
  const { password = 'right', ...options } = difference
  return runImport({
    folder,
    exclude: [],
    strict: false,
    mapping: defaultOptions,
    publish: false,
    enable: true,
    dryRun: false,
    maxBytes: 1_000_000,
    window: {},
    open: () => connect({ server: server.origin, userName: 'admin', password }),
    onTotal: ignore,
    progress: silent,
    ...options,
  })
}

const rowOf = (report: Report, title: string) => report.rows.find((row) => row.title === title)
const stored = (title: string) => server.challenges.find((challenge) => challenge.title === title)
const writes = () =>
  server.log.filter((line) => !line.startsWith('GET') && !line.includes('/api/account/'))

describe('a first run', () => {
  it('makes a game that starts when all is in and lasts 48 hours', async () => {
    let lastWriteAt = 0
    override = (method, path) => {
      if (method !== 'GET' && path.includes('/challenges')) lastWriteAt = Date.now()
      return undefined
    }
    await run()
    const [game] = server.games
    expect(game).toMatchObject({ title: 'mini-event' })
    expect(Number(game?.start)).toBeGreaterThanOrEqual(lastWriteAt)
    expect(Number(game?.end) - Number(game?.start)).toBe(48 * 3_600_000)
  })

  it('makes a game that cannot be played until all is in, and stays hidden', async () => {
    const seen: unknown[] = []
    override = (_method, path) => {
      const [game] = server.games
      if (game && path.includes('/challenges')) {
        seen.push(game.hidden === true && Number(game.start) > Date.now() + 1e12)
      }
      return undefined
    }
    const report = await run({ window: { startMs: 1000, endMs: 2000 } })
    expect(new Set(seen)).toEqual(new Set([true]))
    expect(server.games).toEqual([
      { id: 1, title: 'mini-event', hidden: true, start: 1000, end: 2000 },
    ])
    expect(report.game).toMatchObject({ hidden: true, startMs: 1000, outcome: 'created' })
    expect(renderTotals(report)).toContain('Players do not see the game')
  })

  it('whose game cannot be given its times says so', async () => {
    override = (method, path) =>
      method === 'PUT' && path === '/api/edit/games/1'
        ? { status: 400, body: { title: 'Not now', status: 400 } }
        : undefined
    const report = await run({ exclude: ['rev'] })
    expect(report.game.outcome).toBe('failed')
    expect(renderTotals(report)).toContain('Not now (400, PUT ')
    expect(exitCodeOf(report)).toBe(2)
  })

  it('shows the game when asked to and no challenge is missing', async () => {
    expect((await run({ publish: true })).game.hidden).toBe(true)
    const report = await run({ publish: true, exclude: ['rev'] })
    expect(report.game).toMatchObject({ hidden: false, outcome: 'updated' })
    expect(server.games[0]?.hidden).toBe(false)
    expect((await run()).game).toMatchObject({ hidden: false, outcome: 'unchanged' })
  })

  it('brings every challenge but the one that reaches outside', async () => {
    const report = await run()
    expect(countOutcomes(report.rows)).toEqual({ created: 7, updated: 0, unchanged: 0, failed: 1 })
    expect(rowOf(report, 'Long Arm')?.error).toBe(
      'names ../../../outside.txt and /etc/hostname, outside the folder',
    )
    expect(stored('Long Arm')).toBeUndefined()
  })

  it('enables what has flags and is not hidden', async () => {
    await run()
    expect(stored('First Light')?.isEnabled).toBe(true)
    expect(stored('Under Glass')?.isEnabled).toBe(false)
  })

  it('enables nothing when asked to', async () => {
    await run({ enable: false })
    expect(server.challenges.filter(({ isEnabled }) => isEnabled)).toEqual([])
  })

  it('sends fields, attachment and flags before it enables', async () => {
    await run()
    const path = `/api/edit/games/1/challenges/${stored('First Light')?.id}`
    expect(server.log.filter((line) => line.includes(path))).toEqual([
      `PUT ${path}`,
      `POST ${path}/attachment`,
      `POST ${path}/flags`,
      `PUT ${path}`,
    ])
  })

  it('hands out several files as one archive', async () => {
    await run()
    expect(stored('Two-Time Pad')?.attachment?.url).toMatch(/\/two-time-pad\.zip$/)
    expect(stored('Lost Page')?.attachment?.url).toMatch(/\/page-13\.txt$/)
  })

  it('logs out at the end', async () => {
    await run()
    expect(server.log.at(-1)).toBe('POST /api/account/logout')
  })
})

describe('a server that compares flags as they ask', () => {
  it('gets them as they are, and their challenges are enabled', async () => {
    await run()
    expect(stored('Harbour Bell')).toMatchObject({ isEnabled: false })
    override = (_method, path) =>
      path === '/api/config'
        ? {
            status: 200,
            body: {
              ...{ title: 'Test', apiPublicKey: null, portMapping: 'Default' },
              extensions: ['flags'],
            },
          }
        : undefined
    const report = await run()
    expect(stored('Harbour Bell')).toMatchObject({ isEnabled: true })
    expect(stored('Any Number')).toMatchObject({ isEnabled: true })
    expect(stored('Harbour Bell')?.flags.slice(2)).toMatchObject([
      { flag: 'mini{port_of_nowhere}', match: 'ignoreCase' },
      { flag: 'port of nowhere', match: 'ignoreCase' },
    ])
    expect(stored('Any Number')?.flags).toContainEqual(
      expect.objectContaining({ flag: String.raw`mini\{\d+\}`, match: 'regex' }),
    )
    expect(report.rows.flatMap(({ notes }) => notes.map(({ code }) => code))).not.toContain(
      'flag-case',
    )
    server.log.length = 0
    await run()
    expect(writes()).toEqual([])
  })
})

describe('a server that has the formulas of the source', () => {
  it('gets them as they are, once', async () => {
    const file = {
      ...{ name: 'First Light', category: 'Warm-up', type: 'dynamic', flags: ['mini{a}'] },
      value: { initial: 500, minimum: 100, decay: 20, function: 'linear' },
    }
    await writeFile(join(folder, 'beginner/first-light/challenge.yml'), JSON.stringify(file))
    let scoring = { kind: 'curve', minimum: 0, decay: 0, expression: '' }
    override = (method, path) => {
      if (path === '/api/config') {
        const body = { title: 'Test', apiPublicKey: null, portMapping: 'Default' }
        return { status: 200, body: { ...body, extensions: ['scoring'] } }
      }
      if (!path.endsWith('/scoring')) return undefined
      if (method === 'PUT') scoring = { ...scoring, kind: 'linear', minimum: 100, decay: 20 }
      return { status: 200, body: { ...scoring, etag: '"1"' } }
    }
    const row = rowOf(await run(), 'First Light')
    expect(row?.notes.map(({ code }) => code)).not.toContain('decay-fitted')
    const path = `/challenges/${stored('First Light')?.id}/`
    const written = () => writes().filter((line) => line.includes(path))
    expect(written().filter((line) => line.endsWith('/scoring'))).toHaveLength(1)
    server.log.length = 0
    expect(rowOf(await run(), 'First Light')).toMatchObject({ outcome: 'unchanged', changes: [] })
    expect(written()).toEqual([])
  })
})

describe('a second run', () => {
  it('writes nothing when nothing changed', async () => {
    await run()
    server.log.length = 0
    const report = await run()
    expect(countOutcomes(report.rows)).toEqual({ created: 0, updated: 0, unchanged: 7, failed: 1 })
    expect(writes()).toEqual([])
  })

  it('sends what differs and keeps what only the server has', async () => {
    await run()
    const flags = ['mini{good_evening}']
    const written = { name: 'First Light', category: 'Warm-up', author: 'Ada', value: 200, flags }
    await writeFile(join(folder, 'beginner/first-light/challenge.yml'), JSON.stringify(written))
    const row = rowOf(await run(), 'First Light')
    expect(row?.outcome).toBe('updated')
    expect(row?.changes.map(({ text }) => text)).toEqual(['description', 'points', '1 flag'])
    expect(stored('First Light')?.flags.map(({ flag }) => flag)).toEqual([
      'mini{good_morning}',
      'mini{good_evening}',
    ])
    expect(row?.notes).toContainEqual({
      code: 'flag-extra',
      text: '1 more flag on the server, kept',
    })
  })

  it('finishes what an interrupted one left', async () => {
    override = (_method, path) =>
      path.endsWith('/flags')
        ? { status: 500, body: { title: 'Out of order', status: 500 } }
        : undefined
    const broken = await run()
    expect(countOutcomes(broken.rows).failed).toBe(8)
    expect(rowOf(broken, 'First Light')?.error).toContain('Out of order (500, POST ')
    override = undefined
    expect(countOutcomes((await run()).rows)).toEqual({
      created: 0,
      updated: 7,
      unchanged: 0,
      failed: 1,
    })
    expect(server.challenges).toHaveLength(7)
    expect(stored('First Light')?.isEnabled).toBe(true)
  })

  it('gives a game that was left waiting its times', async () => {
    const start = Date.UTC(2100, 0, 1)
    server.games.push({ id: 1, title: 'mini-event', hidden: true, start, end: start + 1 })
    const before = Date.now()
    await run()
    expect(Number(server.games[0]?.start)).toBeGreaterThanOrEqual(before)
    expect(Number(server.games[0]?.start)).toBeLessThanOrEqual(Date.now())
  })

  it('moves the game only when asked', async () => {
    await run()
    const startMs = Date.parse('2026-12-05T10:00:00Z')
    const report = await run({ window: { startMs, endMs: startMs + 1000 } })
    expect(report.game).toMatchObject({ outcome: 'updated', startMs })
    expect(server.log).toContain('PUT /api/edit/games/1')
  })
})

describe('a dry run', () => {
  it('without a server only reads', async () => {
    const report = await run({ dryRun: true, open: undefined })
    expect(countOutcomes(report.rows)).toEqual({ created: 7, updated: 0, unchanged: 0, failed: 1 })
    expect(report.server).toBeUndefined()
    expect(server.log).toEqual([])
  })

  it('with a server compares and writes nothing', async () => {
    expect(countOutcomes((await run({ dryRun: true })).rows).created).toBe(7)
    expect(writes()).toEqual([])
    await run()
    server.log.length = 0
    expect(countOutcomes((await run({ dryRun: true })).rows).unchanged).toBe(7)
    expect(writes()).toEqual([])
  })
})

describe('a run that cannot start', () => {
  it('says that the password is wrong', async () => {
    await expect(run({ password: 'wrong' })).rejects.toThrow(
      'Could not log in as admin: Wrong name or password',
    )
  })

  it('says that the account is no administrator', async () => {
    override = (_method, path) =>
      path === '/api/edit/games' ? { status: 403, body: { title: 'No', status: 403 } } : undefined
    await expect(run()).rejects.toThrow('only administrators may')
  })

  it('says that another server answers there', async () => {
    override = () => ({ status: 200, body: '<!doctype html><p>Hello' })
    await expect(run()).rejects.toThrow('does not answer as the platform does')
    override = () => ({ status: 404, body: { message: 'not found' } })
    await expect(run()).rejects.toThrow('does not answer as the platform does')
  })

  it('says that nobody answers', async () => {
    server.close()
    await expect(run()).rejects.toThrow('the connection was refused')
  })

  it('says where a redirect leads instead of following it', async () => {
    override = () => ({ status: 308, headers: { Location: 'https://ctf.example/' } })
    await expect(run()).rejects.toThrow('redirects to https://ctf.example/')
  })

  it('says that the window is upside down', async () => {
    await expect(run({ window: { startMs: 2000, endMs: 1000 } })).rejects.toThrow(
      'would end before it starts',
    )
  })

  it('says that the title is not unique', async () => {
    server.games.push({ id: 1, title: 'mini-event' }, { id: 2, title: 'mini-event' })
    await expect(run()).rejects.toThrow('Several games are called "mini-event" (1, 2)')
  })

  it('says that nothing of the folder is a challenge', async () => {
    await rm(folder, { recursive: true })
    await mkdir(folder)
    await writeFile(join(folder, 'challenge.yaml'), 'apiVersion: kctf.dev/v1')
    await expect(run()).rejects.toThrow(
      'challenge.yaml:1:1: a manifest (kctf.dev/v1) without a challenge file beside it\nThere is no challenge',
    )
    expect(server.log).toEqual([])
  })
})

const breakOne = () => writeFile(join(folder, 'web/under-glass/challenge.yml'), 'name: [')

describe('a folder with odd files', () => {
  it('is imported but for them', async () => {
    await breakOne()
    const report = await run()
    expect(countOutcomes(report.rows)).toEqual({ created: 6, updated: 0, unchanged: 0, failed: 2 })
    expect(rowOf(report, 'under-glass')?.error).toMatch(/^1:8: /)
    expect(exitCodeOf(report)).toBe(2)
  })

  it('is not touched when everything is asked for', async () => {
    await breakOne()
    const strict = run({ strict: true })
    await expect(strict).rejects.toThrow('web/under-glass/challenge.yml:1:8: ')
    await expect(strict).rejects.toThrow('long-arm/challenge.yml: names ../../../outside.txt')
    expect(server.log).toEqual([])
  })

  it('can leave them out on purpose', async () => {
    await breakOne()
    const exclude = ['web', '{rev,misc,osint,pwn,crypto,forensics}/**']
    const report = await run({ strict: true, exclude })
    expect(report.rows.map(({ title }) => title)).toEqual(['First Light'])
    expect(exitCodeOf(report)).toBe(0)
  })
})

describe('a server that goes away', () => {
  it('ends the run; the rest is listed as not sent', async () => {
    override = (_method, path) => {
      if (path === '/api/assets') server.close()
      return undefined
    }
    const report = await run()
    expect(countOutcomes(report.rows)).toEqual({ created: 0, updated: 0, unchanged: 0, failed: 8 })
    expect(server.games[0]?.hidden).toBe(true)
    expect(report.game.outcome).toBe('failed')
    expect(renderTotals(report)).toContain('is not finished, run the same command again')
    expect(rowOf(report, 'Under Glass')?.error).toContain('No answer from the server')
  })

  it('for a moment leaves the game waiting all the same', async () => {
    override = (_method, path) =>
      path === '/api/assets' ? { status: 401, body: { title: 'Log in', status: 401 } } : undefined
    expect((await run()).game.outcome).toBe('failed')
    expect(server.games[0]?.start).toBe(Date.UTC(2100, 0, 1))
  })

  it('that refuses the size of a file gets the rest of the challenge', async () => {
    override = (_method, path) => (path === '/api/assets' ? { status: 413 } : undefined)
    const row = rowOf(await run(), 'First Light')
    expect(row?.outcome).toBe('created')
    expect(row?.notes.map(({ code }) => code)).toContain('file-too-large')
    expect(stored('First Light')?.isEnabled).toBe(true)
  })
})

/** A program that is called docker, in the place of the real one: it writes down what it is asked for. */
async function aDocker(script: string) {
  const bin = join(folder, '..', 'bin')
  await mkdir(bin)
  await writeFile(join(bin, 'docker'), `#!/bin/sh\n${script}\n`, { mode: 0o755 })
  process.env['PATH'] = `${bin}:/bin:/usr/bin`
}

/** A challenge whose image is made of its own folder. */
const ofFolder = (name: string) => `name: ${name}\nflags: [x]\nimage: .\nport: 9000\n`

describe('images that are built', () => {
  const buildsImages = { ...defaultOptions, buildsImages: true }
  const { PATH } = process.env
  afterEach(() => {
    process.env['PATH'] = PATH
  })

  it('are there before their challenge, which runs them', async () => {
    await mkdir(join(folder, 'pwn/winch'))
    await writeFile(join(folder, 'pwn/winch/challenge.yml'), ofFolder('Winch'))
    await aDocker('echo "$PWD $*" > ../asked')
    const report = await run({ mapping: buildsImages })
    expect(rowOf(report, 'Winch')?.outcome).toBe('created')
    expect(stored('Winch')).toMatchObject({ type: 'StaticContainer', containerImage: 'winch' })
    expect(await readFile(join(folder, '../asked'), 'utf8')).toContain(
      'mini-event build --tag winch -- pwn/winch',
    )
  })

  it('are not built in a dry run, from outside the event, or without docker, which is said', async () => {
    await mkdir(join(folder, 'pwn/winch'))
    await writeFile(join(folder, 'pwn/winch/challenge.yml'), ofFolder('Winch'))
    await writeFile(
      join(folder, 'challenge.yml'),
      ofFolder('Thief').replace('image: .', 'image: ../'),
    )
    await aDocker('echo asked > ../asked; echo "no space left on device" >&2; exit 1')
    await run({ mapping: buildsImages, dryRun: true })
    await expect(readFile(join(folder, '../asked'))).rejects.toThrow('ENOENT')
    const failed = await run({ mapping: buildsImages })
    expect(rowOf(failed, 'Winch')).toMatchObject({ outcome: 'failed' })
    expect(JSON.stringify(rowOf(failed, 'Winch'))).toContain('no space left on device')
    expect(JSON.stringify(rowOf(failed, 'Thief'))).toContain('outside the folder')
    process.env['PATH'] = join(folder, '..', 'nowhere')
    const without = await run({ mapping: buildsImages })
    expect(JSON.stringify(rowOf(without, 'Winch'))).toContain('there is no docker')
  })
})

describe('a game of which players would see nothing', () => {
  it('is not published, and the command fails', async () => {
    const report = await run({ publish: true, enable: false, exclude: ['rev'] })
    expect(server.games).toMatchObject([{ hidden: true }])
    expect(report.game).toMatchObject({
      hidden: true,
      error: expect.stringContaining('Not published: no challenge is enabled'),
    })
    expect(exitCodeOf(report)).toBe(2)
    expect(renderTotals(report)).toContain('Not published: no challenge is enabled')
  })
})
