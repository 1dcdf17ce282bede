import { existsSync, mkdtempSync, rmSync, utimesSync, writeFileSync } from 'node:fs'
import { readdir } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { Readable } from 'node:stream'
import { createGunzip, gunzipSync } from 'node:zlib'
import { extract } from 'tar-stream'
import { afterAll, describe, expect, it } from 'vitest'
import { createRecorder } from '#modules/capture/recorder.ts'
import type { RecorderLimits, Subject } from '#modules/capture/recorder.ts'
import { hasTshark, tshark } from '#modules/capture/testing.ts'
import { gameBuilders } from '#testing/game-builders.ts'
import { testApp } from '#testing/test-app.ts'

const dataFolder = mkdtempSync(join(tmpdir(), 'halyard-captures-'))
afterAll(() => rmSync(dataFolder, { recursive: true }))
const app = await testApp({ dataFolder }, { startMs: Date.UTC(2026, 10, 21, 12) })
const { services, visitor, aUser, as, clock } = app
const { aGame, aChallenge, aDivision, aPlayer } = gameBuilders(app)
const monitor = await as(await aUser({ role: 'Monitor' }))
const admin = await as(await aUser({ role: 'Admin' }))
const FLAG = 'halyard{on_the_wire}'
const GUID = '0b8f6f0e-52a1-4c4f-8d0e-7c1f4f5a9b21'
const SERVICE = { address: '10.0.0.5', port: 8000 }

const LIMITS: RecorderLimits = { queueBytes: 1e6, reserveBytes: 0, idleMs: 1 }

const existing = async (ids: readonly number[]) => new Set(ids)

interface Recorded {
  readonly challenge: { readonly id: number; readonly title: string }
  readonly participation: { readonly id: number; readonly team_id: number }
}

const subjectOf = ({ challenge, participation }: Recorded, guid = GUID): Subject => ({
  guid,
  challengeId: challenge.id,
  participationId: participation.id,
  about: {
    challenge: challenge.title,
    team: 'Gulls',
    teamId: participation.team_id,
    containerId: 'box-1',
    flag: FLAG,
  },
})

/** Records one connection in which the flag passes, and waits until it is listed. */
async function record(
  subject: Subject,
  limits: Partial<RecorderLimits> = {},
  config = services.config,
) {
  const needs = { ...services, config }
  const recorder = createRecorder(needs, services.captures, { ...LIMITS, ...limits })
  const tap = recorder.begin(subject, '203.0.113.7', SERVICE)
  tap.sent('client', Buffer.from('flag please\n'))
  tap.sent('service', Buffer.from(`${FLAG}\n`))
  tap.finished('service')
  tap.finished('client')
  tap.end()
  await recorder.close()
}

async function aRecording() {
  const game = await aGame()
  const challenge = await aChallenge(game, {
    type: 'DynamicContainer',
    category: 'Pwn',
    enable_traffic_capture: true,
  })
  const division = await aDivision(game, { name: 'Students' })
  const { participation, team } = await aPlayer(game, { name: 'Gulls', division_id: division.id })
  await record(subjectOf({ challenge, participation }))
  const files = `/api/game/captures/${challenge.id}/${participation.id}`
  return { game, challenge, participation, team, files }
}

describe('the recordings of a game', () => {
  it('are listed by challenge, team and file', async () => {
    const { game, challenge, participation, team, files } = await aRecording()
    await aChallenge(game, { title: 'Without recording' })
    expect((await monitor.get(`/api/game/games/${game.id}/captures`)).body).toEqual([
      {
        id: challenge.id,
        title: challenge.title,
        category: 'Pwn',
        type: 'DynamicContainer',
        isEnabled: true,
        count: 1,
      },
    ])
    expect((await monitor.get('/api/game/games/999999/captures')).body).toEqual([])
    expect((await monitor.get(`/api/game/captures/${challenge.id}`)).body).toEqual([
      {
        id: participation.id,
        teamId: team.id,
        name: 'Gulls',
        division: 'Students',
        avatar: null,
        count: 1,
      },
    ])
    const [file] = (await monitor.get(files)).body
    expect(file.fileName).toMatch(/^0b8f6f0e52a1-[0-9A-Z]{13}\.pcap\.gz$/)
    expect(file.size).toBeGreaterThan(100)
    expect((await monitor.get(`/api/game/captures/${challenge.id}/999999`)).body).toEqual([])
    expect((await monitor.get('/api/game/captures/999999')).status).toBe(404)
  })

  it('are downloaded one by one or together', async () => {
    const { challenge, participation, files } = await aRecording()
    const [{ fileName, size }] = (await monitor.get(files)).body
    const one = await monitor.get(`${files}/${fileName}`)
    expect(one.headers).toMatchObject({
      'content-type': 'application/octet-stream',
      'content-disposition': expect.stringContaining(fileName),
    })
    expect(one.bytes).toHaveLength(size)
    expect(gunzipSync(one.bytes).includes(FLAG)).toBe(true)
    const all = await monitor.get(`${files}/all`)
    const base = `Capture-${challenge.id}-${participation.id}-20261121-12.00.00Z`
    expect(all.headers['content-type']).toBe('application/gzip')
    expect(all.headers['content-disposition']).toContain(`${base}.tar.gz`)
    expect(await namesIn(all.bytes)).toEqual([`${base}/${fileName}`])
    const none = await monitor.get(`/api/game/captures/${challenge.id}/999999/all`)
    expect(await namesIn(none.bytes)).toEqual([])
  })

  it('are deleted one by one or together', async () => {
    const { challenge, participation, files } = await aRecording()
    await record(subjectOf({ challenge, participation }))
    await record(subjectOf({ challenge, participation }))
    const [{ fileName }] = (await monitor.get(files)).body
    expect((await admin.delete(`${files}/${fileName}`)).status).toBe(200)
    expect((await monitor.get(files)).body).toHaveLength(2)
    const again = { status: 404, body: { title: 'There is no such recording.', status: 400 } }
    expect(await admin.delete(`${files}/${fileName}`)).toMatchObject(again)
    expect(await monitor.get(`${files}/${fileName}`)).toMatchObject(again)
    expect((await admin.delete(`${files}/all`)).status).toBe(200)
    expect((await admin.delete(`${files}/all`)).status).toBe(200)
    expect((await monitor.get(files)).body).toEqual([])
    expect((await monitor.get(`/api/game/captures/${challenge.id}`)).status).toBe(404)
  })

  it('are for monitors only', async () => {
    const { game, files } = await aRecording()
    const player = await as(await aUser())
    const [{ fileName }] = (await monitor.get(files)).body
    for (const url of [`/api/game/games/${game.id}/captures`, files, `${files}/${fileName}`]) {
      expect((await visitor.get(url)).status).toBe(401)
      expect((await player.get(url)).status).toBe(403)
    }
    expect((await player.delete(`${files}/all`)).status).toBe(403)
  })

  it('are deleted by administrators only', async () => {
    const { files } = await aRecording()
    const [{ fileName }] = (await monitor.get(files)).body
    expect((await monitor.delete(`${files}/${fileName}`)).status).toBe(403)
    expect((await monitor.delete(`${files}/all`)).status).toBe(403)
    expect((await monitor.get(files)).body).toHaveLength(1)
  })

  it('are deleted with their game', async () => {
    const { game, challenge, participation } = await aRecording()
    const other = await aRecording()
    expect((await admin.delete(`/api/edit/games/${game.id}`)).status).toBe(200)
    expect(await services.captures.list(challenge.id, participation.id)).toEqual([])
    expect((await monitor.get(other.files)).body).toHaveLength(1)
  })

  it('never lead out of their folder', async () => {
    const { files } = await aRecording()
    writeFileSync(join(dataFolder, 'secret.pcap.gz'), 'secret')
    const up = ['..%2F..%2F..%2Fsecret.pcap.gz', '..%5Csecret.pcap.gz', 'secret.pcap.gz']
    for (const name of up) {
      for (const answer of [monitor.get(`${files}/${name}`), admin.delete(`${files}/${name}`)]) {
        const { status, text } = await answer
        expect([400, 404, 405]).toContain(status)
        expect(text).not.toContain('secret')
      }
    }
    expect(existsSync(join(dataFolder, 'secret.pcap.gz'))).toBe(true)
    const [, , , , challengeId, partId] = files.split('/').map(Number)
    const stored = (name: string) => services.captures.find(challengeId ?? 0, partId ?? 0, name)
    expect(await stored('../../../secret.pcap.gz')).toBeUndefined()
    const [{ fileName }] = (await monitor.get(files)).body
    expect(await stored(fileName)).toBeDefined()
    writeFileSync(services.captures.partPath(challengeId ?? 0, partId ?? 0, fileName), 'growing')
    expect(await stored(`${fileName}.part`)).toBeUndefined()
  })
})

describe('a recording', () => {
  it('holds all connections until there has been none for a while', async ({ skip }) => {
    const { challenge, participation } = await aRecording()
    const subject = subjectOf({ challenge, participation }, crypto.randomUUID())
    const recorder = createRecorder(services, services.captures, { ...LIMITS, idleMs: 60_000 })
    const taps = ['first', 'second'].map((text) => {
      const tap = recorder.begin(subject, '203.0.113.7', SERVICE)
      tap.sent('client', Buffer.from(text))
      return tap
    })
    for (const tap of taps) tap.end()
    const again = recorder.begin(subject, '198.51.100.9', SERVICE)
    again.sent('client', Buffer.from('third'))
    again.end()
    recorder.closeInstance(subject.guid)
    await recorder.close()
    const files = await services.captures.list(challenge.id, participation.id)
    expect(files).toHaveLength(2)
    const mine = files.find(({ name }) => name.startsWith(subject.guid.slice(0, 8)))
    const bytes = await services.captures
      .read(challenge.id, participation.id, mine?.name ?? '')
      .toArray()
    const pcap = gunzipSync(Buffer.concat(bytes))
    for (const text of ['first', 'second', 'third']) expect(pcap.includes(text)).toBe(true)
    skip(!hasTshark, 'tshark is not installed')
    const path = join(dataFolder, 'all.pcap')
    writeFileSync(path, pcap)
    const ports = tshark(path, '-Y', 'tcp.flags == 2', '-T', 'fields', '-e', 'tcp.srcport')
    expect(ports.trim().split('\n')).toEqual(['10002', '10003', '10004'])
    const about = tshark(path, '-Y', 'udp', '-T', 'fields', '-e', 'udp.payload')
    expect(JSON.parse(Buffer.from(about.trim(), 'hex').toString())).toEqual({
      Challenge: challenge.title,
      ChallengeId: challenge.id,
      Team: 'Gulls',
      TeamId: participation.team_id,
      ContainerId: 'box-1',
      Flag: FLAG,
    })
  })

  it('is not made on a disk that is nearly full', async () => {
    const { challenge, participation, files } = await aRecording()
    const reserveBytes = Number.MAX_SAFE_INTEGER
    await record(subjectOf({ challenge, participation }), { reserveBytes })
    expect((await monitor.get(files)).body).toHaveLength(1)
    expect(await readdir(folderOf(challenge.id, participation.id))).toHaveLength(1)
  })

  it('takes no more than the share of its team in the game', async () => {
    const { challenge, participation, files } = await aRecording()
    const [{ size }] = (await monitor.get(files)).body
    const recordWith = (teamBytes: number) => {
      const captures = { ...services.config.captures, teamBytes }
      const config = { ...services.config, captures }
      return record(subjectOf({ challenge, participation }), {}, config)
    }
    expect(services.captures.usedBytes(participation.id)).toBe(size)
    await recordWith(size)
    expect((await monitor.get(files)).body).toHaveLength(1)
    await recordWith(size + 100_000)
    expect((await monitor.get(files)).body).toHaveLength(2)
  })

  it('of a challenge that is gone is deleted by the sweep, and no longer counts', async () => {
    const { challenge, participation } = await aRecording()
    await services.captures.sweep({
      abandonedBeforeMs: 0,
      expiredBeforeMs: 0,
      existing: async (ids) => new Set(ids.filter((id) => id !== challenge.id)),
    })
    expect(await services.captures.list(challenge.id, participation.id)).toEqual([])
    expect(services.captures.usedBytes(participation.id)).toBe(0)
  })

  it('that a crash left behind is finished later, and an old one is deleted', async () => {
    const { challenge, participation, files } = await aRecording()
    const [before] = (await monitor.get(files)).body
    const part = services.captures.partPath(
      challenge.id,
      participation.id,
      '0123456789ab-0000000000000.pcap.gz',
    )
    writeFileSync(part, 'left behind')
    await services.captures.sweep({ abandonedBeforeMs: 0, expiredBeforeMs: 0, existing })
    expect(existsSync(part)).toBe(true)
    const seconds = clock.now() / 1000
    utimesSync(part, seconds, seconds)
    utimesSync(join(folderOf(challenge.id, participation.id), before.fileName), 1, 1)
    const abandonedBeforeMs = clock.now() + 1
    await services.captures.sweep({ abandonedBeforeMs, expiredBeforeMs: 2000, existing })
    const [left, ...others] = (await monitor.get(files)).body
    expect(others).toEqual([])
    const { bytes } = await monitor.get(`${files}/${left.fileName}`)
    expect(gunzipSync(bytes).toString()).toBe('left behind')
  })
})

const folderOf = (challengeId: number, participationId: number) =>
  join(dataFolder, 'captures', String(challengeId), String(participationId))

async function namesIn(bytes: Buffer): Promise<string[]> {
  const names: string[] = []
  for await (const entry of Readable.from([bytes]).pipe(createGunzip()).pipe(extract())) {
    names.push(entry.header.name)
    entry.resume()
  }
  return names
}
