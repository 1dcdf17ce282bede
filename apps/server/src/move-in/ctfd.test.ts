// A full export of CTFd becomes a platform with everybody and everything that was played.
import { createHash, randomBytes } from 'node:crypto'
import { describe, expect, it } from 'vitest'
import { exitCodeOf } from '#move-in/report.ts'
import {
  anArchive,
  anExport,
  eventTables,
  PLAYER_PASSWORD,
  START_MS,
} from '#move-in/testing/ctfd-export.ts'
import { moveExport } from '#move-in/testing/move.ts'
import { testApp } from '#testing/test-app.ts'

const tables = await eventTables(300)

describe('an event of 300 teams', async () => {
  const { report, target, store } = await moveExport(anExport(tables))
  const app = await testApp({}, { database: target, files: store })
  app.clock.set(START_MS + 86_400_000)

  it('arrives complete, and the report names what differs', () => {
    expect(report.tables.filter(({ moved, found }) => moved !== found)).toEqual([])
    expect(report.tables.map(({ name, inSource, moved }) => [name, inSource - moved])).toEqual(
      report.tables.map(({ name }) => [name, 0]),
    )
    expect(report.games[0]?.differences).toEqual([])
    const hidden = expect.stringContaining('Hidden there, so suspended here')
    expect(report.remarks.map(({ weight, text, subjects }) => [weight, text, ...subjects])).toEqual(
      [
        [
          'changed',
          'Challenges: decay curve fitted.',
          'Tide: 500 to 50 points, 61 with 60 solves, difficulty 16.09',
        ],
        ['changed', hidden, 'Crew 2'],
      ],
    )
    expect(exitCodeOf(report)).toBe(0)
  })

  it('has the totals that they have there, with what was paid for hints', async () => {
    const { body } = await app.visitor.get('/api/game/1/scoreboard')
    const rows: { name: string; score: number; solvedCount: number }[] = body.items
    const of = (name: string) => rows.find((row) => row.name === name)
    expect(rows).toHaveLength(298)
    expect(of('Crew 2')).toBeUndefined()
    expect(of('Crew 7')).toMatchObject({ score: 300, solvedCount: 2 })
    expect(of('Crew 8')).toMatchObject({ score: 600, solvedCount: 3 })
    expect(of('Crew 4')).toMatchObject({ score: 661, solvedCount: 4 })
    const [game] = report.games
    expect(game?.totals).toEqual([])
    expect(game?.places).toEqual([])
    expect(of('Crew 1')).toMatchObject({
      score: 90,
      adjustments: [{ kind: 'award', points: -10 }],
    })
  })

  it('lets players in with their passwords, into their teams', async () => {
    const login = { userName: 'sailor 7', password: PLAYER_PASSWORD }
    const { status, headers } = await app.visitor.post('/api/account/login', login)
    expect(status).toBe(200)
    const cookie = String(headers['set-cookie']).split(';')[0] ?? ''
    const { body } = await app.visitor.get('/api/game/1/details', { cookie })
    expect(body.rank).toMatchObject({ name: 'Crew 7', score: 300 })
    const { body: challenge } = await app.visitor.get('/api/game/1/challenges/2', { cookie })
    expect(challenge.context.url).toMatch(/^\/assets\/[0-9a-f]{64}\/chart\.txt$/)
    expect((await app.visitor.get(challenge.context.url, { cookie })).text).toBe('Here be dragons')
    expect((await app.visitor.get('/api/game/1/challenges/1', { cookie })).body).toMatchObject({
      hints: ['Look left'],
      lockedHints: [{ price: 10 }],
      attempts: 2,
    })
  })

  it('keeps who is banned out of the game, and shows pages and notifications as posts', async () => {
    const { body } = await app.visitor.get('/api/posts')
    const posts: { title: string }[] = body
    expect(posts.map(({ title }) => title).toSorted()).toEqual(['Hello', 'Rules'])
    const { db } = app
    const suspended = await db
      .selectFrom('participations')
      .select('id')
      .where('status', '=', 'Suspended')
      .orderBy('id')
      .execute()
    expect(suspended).toEqual([{ id: 2 }, { id: 3 }])
    const { division_id: division } = await db
      .selectFrom('participations')
      .select('division_id')
      .where('id', '=', 7)
      .executeTakeFirstOrThrow()
    expect(division).toBe(2)
  })
})

describe('an event of single users', () => {
  it('has a team of one for each of them', async () => {
    const small = await eventTables(6)
    const config = (small['config'] ?? []).map((row) =>
      row['key'] === 'user_mode' ? { ...row, value: 'users' } : row,
    )
    const { report, target } = await moveExport(
      anExport({ ...small, config, teams: [], awards: [] }),
    )
    expect(report.games[0]?.differences).toEqual([])
    const teams = await target.db.selectFrom('teams').select(['id', 'name']).orderBy('id').execute()
    expect(teams.map(({ name }) => name)).toEqual(
      [1, 2, 3, 4, 5, 6].map((number) => `sailor ${number}`),
    )
  })
})

describe('what an export may hold', () => {
  it('teams without members, unknown hashes, answers of nobody, twice the same solve', async () => {
    const small = await eventTables(4)
    const users = (small['users'] ?? []).map((user) =>
      user['id'] === 2 ? { ...user, team_id: null, password: 'md5:1' } : user,
    )
    const teams = (small['teams'] ?? []).map((team) =>
      team['id'] === 1 ? { ...team, captain_id: null } : team,
    )
    const lost = { ...small['submissions']?.[0], id: 900, team_id: null }
    const again = { ...small['submissions']?.[1], id: 901 }
    const { report, target } = await moveExport(
      anExport({
        ...small,
        users,
        teams,
        submissions: [...(small['submissions'] ?? []), lost, again],
        solves: [...(small['solves'] ?? []), { ...small['solves']?.[0], id: 901 }],
      }),
    )
    expect(exitCodeOf(report)).toBe(2)
    const lostOnes = report.remarks.filter(({ weight }) => weight === 'lost')
    expect(lostOnes.slice(-2).map(({ subjects }) => subjects)).toEqual([
      ['sailor 1'],
      ['1 of submissions', '1 of solves'],
    ])
    expect(
      report.remarks.find(({ text }) => text.startsWith('The team has nobody'))?.subjects,
    ).toEqual(['Crew 1'])
    const { name } = await target.db
      .selectFrom('users')
      .innerJoin('teams', 'teams.captain_id', 'users.id')
      .select('users.user_name as name')
      .where('teams.id', '=', 1)
      .executeTakeFirstOrThrow()
    expect(name).toBe('root')
    expect(report.tables.find((table) => table.name === 'solves')).toMatchObject({
      inSource: 11,
      moved: 10,
    })
  })

  it('two answers of one number: one sentence, and nothing is changed', async () => {
    const small = await eventTables(1)
    const twice = { ...small['submissions']?.[0], provided: 'again' }
    const submissions = [...(small['submissions'] ?? []), twice]
    await expect(moveExport(anExport({ ...small, submissions }))).rejects.toThrow(
      'Two of the submissions have the same id (1). Nothing was changed',
    )
  })

  it('pictures that statements and pages show, and those that are missing', async () => {
    const small = await eventTables(1)
    const [first = {}, ...others] = small['challenges'] ?? []
    const { report, target, store } = await moveExport(
      anExport(
        {
          ...small,
          challenges: [{ ...first, description: '![](/files/aa11/pier.png?token=x)' }, ...others],
          pages: [
            {
              id: 1,
              title: 'Map',
              route: 'map',
              content: '![](/files/bb22/map.png) /files/cc/no.png',
            },
          ],
        },
        { 'uploads/aa11/pier.png': bytes('pier'), 'uploads/bb22/map.png': bytes('map') },
      ),
    )
    const { content } = await target.db
      .selectFrom('challenges')
      .select('content')
      .where('id', '=', Number(first['id']))
      .executeTakeFirstOrThrow()
    expect(content).toContain(`![](/assets/${hashOf('pier')}/pier.png)`)
    const posts = await target.db.selectFrom('posts').select(['title', 'content']).execute()
    expect(posts.find(({ title }) => title === 'Map')?.content).toBe(
      `![](/assets/${hashOf('map')}/map.png) /files/cc/no.png`,
    )
    for (const text of ['pier', 'map'])
      expect((await store.read(hashOf(text)).toArray()).join('')).toBe(text)
    const stored = await target.db.selectFrom('files').select('hash').execute()
    expect(stored.map(({ hash }) => hash)).toEqual(
      expect.arrayContaining([hashOf('pier'), hashOf('map')]),
    )
    expect(report.remarks).toContainEqual(
      expect.objectContaining({ weight: 'lost', subjects: ['Map: files/cc/no.png'] }),
    )
  })

  it('texts that no database holds', async () => {
    const small = await eventTables(1)
    const posts = [{ id: 1, title: 'a\u0000b', content: '\uD800', date: '2026-10-03 10:00:00' }]
    const [first, ...others] = small['challenges'] ?? []
    const challenges = [{ ...first, name: 'Ro\u0000pe', description: '\uD800\u0000' }, ...others]
    const { report, target } = await moveExport(
      anExport({ ...small, challenges, pages: [], notifications: posts }),
    )
    const { title, content } = await target.db
      .selectFrom('challenges')
      .select(['title', 'content'])
      .where('id', '=', 1)
      .executeTakeFirstOrThrow()
    expect([title, content]).toEqual(['Rope', '\u{FFFD}'])
    expect(report.games[0]?.differences).toEqual([])
    expect(await target.db.selectFrom('posts').select(['title', 'content']).execute()).toEqual([
      { title: 'ab', content: '\u{FFFD}' },
    ])
  })
})

const hashOf = (text: string) => createHash('sha256').update(text).digest('hex')
const bytes = (text: string) => new TextEncoder().encode(text)

describe('a hostile export is refused', async () => {
  const small = await eventTables(1)
  it('a bomb', async () => {
    const bomb = { 'uploads/bomb': new Uint8Array(80 * 1024 ** 2) }
    await expect(moveExport(anExport(small, bomb))).rejects.toThrow('too large unpacked')
  })

  it('names that lead out of it', async () => {
    const outside = { '../../etc/cron.d/x': bytes('x') }
    await expect(moveExport(anExport(small, outside))).rejects.toThrow(
      /no ZIP archive that can be read: invalid relative path/,
    )
  })

  const nest = `${'['.repeat(1e6)}${']'.repeat(1e6)}`
  it.each([
    ['users', `{"results":${nest}}`],
    ['submissions', `{"results":[{"id":${nest}}]}`],
    ['solves', nest],
    ['flags', `{"results":[{"content":${nest}}]}`],
  ])('JSON nested a million levels deep in %s', async (table, json) => {
    const path = anExport(small, { [`db/${table}.json`]: bytes(json) })
    await expect(moveExport(path)).rejects.toThrow(
      `The table db/${table}.json of the export cannot be read: it is nested more than 100 levels deep.`,
    )
  })

  it('a table that is cut off, or has a row without end', async () => {
    const cut = { 'db/users.json': bytes('{"results":[{"id":1,"name":"a"},{"id"') }
    await expect(moveExport(anExport(small, cut))).rejects.toThrow(
      'The table db/users.json of the export cannot be read: it ends too early.',
    )
    const noise = randomBytes(9 * 1024 ** 2).toString('hex')
    const endless = { 'db/submissions.json': bytes(`{"results":[{"provided":"${noise}"}]}`) }
    await expect(moveExport(anExport(small, endless))).rejects.toThrow('a row of more than 16 MB')
  })

  it('no archive, and one without tables', async () => {
    await expect(moveExport(anArchive({ 'a.txt': bytes('a') }))).rejects.toThrow(
      'db/config.json is missing',
    )
    await expect(moveExport('/nowhere/export.zip')).rejects.toThrow('does not exist')
  })
})
