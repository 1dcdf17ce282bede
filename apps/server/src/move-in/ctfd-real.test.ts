// A full export that CTFd itself wrote of an event with everything an organiser uses.
import { existsSync, readFileSync } from 'node:fs'
import { buffer } from 'node:stream/consumers'
import { fileURLToPath } from 'node:url'
import { unzipSync } from 'fflate'
import { describe, expect, it } from 'vitest'
import { openArchive } from '#move-in/ctfd/archive.ts'
import { readExport } from '#move-in/ctfd/read-export.ts'
import { standingsOf } from '#move-in/ctfd/standings.ts'
import { exitCodeOf } from '#move-in/report.ts'
import { textOf } from '#move-in/report-text.ts'
import { moveExport } from '#move-in/testing/move.ts'
import { testApp } from '#testing/test-app.ts'

/** Not part of the repository. */
const folder = new URL('../../../../../shared/data/ctfd-3.8.7/', import.meta.url)
const path = fileURLToPath(new URL('teams.zip', folder))

interface Facts {
  readonly people: readonly { name: string; mail: string; password: string }[]
  readonly scoreboard: readonly { pos: number; name: string; score: number; account_id: number }[]
}
const readFacts = (): Facts => JSON.parse(readFileSync(new URL('teams.facts.json', folder), 'utf8'))

describe.skipIf(!existsSync(path))('an event of CTFd 3.8.7', async () => {
  if (!existsSync(path)) return
  const { people, scoreboard } = readFacts()
  const { report, target, store } = await moveExport(path)
  const archive = await openArchive(path)
  const standings = standingsOf(await readExport(archive.tree, Date.now()))
  archive.close()
  const [game] = report.games
  const subjectsOf = (text: RegExp) => report.remarks.find((one) => text.test(one.text))?.subjects

  it('has the board that CTFd answered, and the report lists each difference', () => {
    expect(standings.map(({ place, name, points }) => [place, name, points])).toEqual(
      scoreboard.map(({ pos, name, score }) => [pos, name, score]),
    )
    expect(game?.differences).toEqual([])
    expect(exitCodeOf(report)).toBe(2)
    expect(textOf(report)).not.toContain('every scoreboard is equal')
    const lines = [...(game?.places ?? []), ...(game?.totals ?? [])].join('\n')
    expect(lines).toContain('Alpha: ')
  })

  it('has every challenge, with the points of today where it is open', async () => {
    const rows = await target.db
      .selectFrom('challenges')
      .select(['title', 'is_enabled', 'original_score', 'min_score_rate'])
      .orderBy('id')
      .execute()
    expect(rows).toHaveLength(29)
    expect(rows.slice(1, 3)).toMatchObject([
      { title: 'Log', original_score: 500, min_score_rate: 0.2, is_enabled: true },
      { title: 'Lin', original_score: 400, min_score_rate: 0.125, is_enabled: true },
    ])
    const closed = rows.filter(({ is_enabled: isEnabled }) => !isEnabled).map(({ title }) => title)
    for (const title of ['Both', 'Team effort', 'Later', 'Locked one', 'Hidden one', 'In module'])
      expect(closed).toContain(title)
    expect(game?.reasons.join('\n')).not.toMatch(/^(Log|Lin): /m)
  })

  it('opens nothing, and names what stays behind', () => {
    const [, , third, fourth] = textOf(report).split('\n')
    expect(`${third}\n${fourth}`).toContain('Registration is closed: it took a code there')
    expect(subjectsOf(/^Modules/)).toEqual(['Module 1: In module'])
    expect(subjectsOf(/^Solutions/)).toEqual(['Warmup (visible)'])
    expect(subjectsOf(/start page/)).toHaveLength(1)
    expect(subjectsOf(/blanks/)).toEqual(['" two words" is now "two words"'])
    expect(JSON.stringify(report.remarks)).not.toContain('of a standard challenge')
  })

  it('shows its pictures and gives out its files under their names', async () => {
    const app = await testApp({}, { database: target, files: store })
    app.clock.set(Date.UTC(2026, 10, 26, 18))
    const login = { userName: 'ann', password: 'Player-1' }
    const { headers } = await app.visitor.post('/api/account/login', login)
    const cookie = String(headers['set-cookie']).split(';')[0] ?? ''
    const { body: warmup } = await app.visitor.get('/api/game/1/challenges/1', { cookie })
    const pictures = String(warmup.content).match(/\/assets\/[0-9a-f]{64}\/shot_one\.png/g) ?? []
    expect(pictures).toHaveLength(2)
    expect(warmup.content).not.toContain('/files/')
    expect((await app.visitor.get(pictures[0] ?? '', { cookie })).status).toBe(200)
    const { body: files } = await app.visitor.get('/api/game/1/challenges/17', { cookie })
    const [, hash = ''] = /^\/assets\/([0-9a-f]{64})\/files\.zip$/.exec(files.context.url) ?? []
    const packed = await buffer(store.read(hash))
    const names = Object.keys(unzipSync(packed)).toSorted()
    expect(names).toEqual([
      '2-a_b.txt',
      '2fup.txt',
      '8-upper.txt',
      'UPPER.TXT',
      'a_b.txt',
      'challenge.yml',
      'hidden',
      'uni_.bin',
    ])
  }, 120_000)

  it('lets its people in with their passwords', async () => {
    const app = await testApp({}, { database: target, files: store })
    const answers: unknown[] = []
    const some = ['pw', 'long pw', ' two words', 'banned']
    for (const { mail, password, name } of people.filter((one) => some.includes(one.name))) {
      const login = { userName: mail, password }
      const { status } = await app.visitor.post('/api/account/login', login)
      if (status !== 200) answers.push([name, status])
    }
    expect(answers).toEqual([['banned', 401]])
  }, 120_000)
})
