// What CTFd's own rules make of an event, what is closed there, and what has no place here: each is said, and nothing opens.
import { describe, expect, it } from 'vitest'
import { exitCodeOf } from '#move-in/report.ts'
import type { MoveReport } from '#move-in/report.ts'
import { textOf } from '#move-in/report-text.ts'
import {
  aFall,
  anExport,
  configOf,
  eventTables,
  quietTables,
  START_MS,
  written,
} from '#move-in/testing/ctfd-export.ts'
import type { ExportTables, Row } from '#move-in/testing/ctfd-export.ts'
import { moveExport } from '#move-in/testing/move.ts'

const challenge = { category: 'misc', type: 'standard', state: 'visible', logic: 'any', value: 100 }
const crews = (count: number) => Array.from({ length: count }, (_, index) => index + 1)

/** Teams of one, challenges with a flag each, and who solved what in which minute. */
function played(
  count: number,
  challenges: readonly Row[],
  solves: readonly { team: number; challenge: number; minute: number }[],
): ExportTables {
  const rights = solves.map((solve, index) => ({
    id: index + 1,
    challenge_id: solve.challenge,
    user_id: solve.team + 1,
    team_id: solve.team,
    provided: `flag{${solve.challenge}}`,
    type: 'correct',
    date: written(START_MS + solve.minute * 60_000),
  }))
  return {
    users: crews(count).map((id) => ({
      id: id + 1,
      name: `sailor ${id}`,
      email: `sailor${id}@example.org`,
      type: 'user',
      team_id: id,
    })),
    teams: crews(count).map((id) => ({ id, name: `Crew ${id}`, captain_id: id + 1 })),
    challenges: challenges.map((row, index) => ({
      ...challenge,
      id: index + 1,
      name: `No. ${index + 1}`,
      ...row,
    })),
    flags: challenges.map((_, index) => ({
      id: index + 1,
      challenge_id: index + 1,
      type: 'static',
      content: `flag{${index + 1}}`,
    })),
    submissions: rights,
    solves: rights,
  }
}

/** What becomes of an event with these settings. */
async function settings(config: Readonly<Record<string, unknown>>) {
  const { report, target } = await moveExport(
    anExport(
      await quietTables({
        ...played(1, [{}], [{ team: 1, challenge: 1, minute: 1 }]),
        config: configOf(config),
      }),
    ),
  )
  const game = await target.db
    .selectFrom('games')
    .select(['hidden', 'invite_code'])
    .executeTakeFirstOrThrow()
  const enabled = await target.db
    .selectFrom('challenges')
    .select('id')
    .where('is_enabled', '=', true)
    .execute()
  const stored = await target.db
    .selectFrom('config')
    .select('value')
    .where('section', '=', 'accountPolicy')
    .executeTakeFirst()
  const lines = textOf(report).split('\n')
  return {
    policy: stored?.value,
    isHidden: game.hidden,
    enabled: enabled.length,
    first: lines.slice(2, 4).join('\n'),
    text: lines.join('\n'),
  }
}

const remarkOf = (report: MoveReport, text: RegExp) =>
  report.remarks.find((remark) => text.test(remark.text))
const subjectsOf = (report: MoveReport, text: RegExp) => remarkOf(report, text)?.subjects

/** What challenges require here, that require this there. */
const movedRequirements = async (requirements: readonly unknown[]) => {
  const challenges = requirements.map((one) => ({ requirements: one }))
  const { report, target } = await moveExport(
    anExport(await quietTables(played(1, challenges, []))),
  )
  const rows = await target.db
    .selectFrom('challenges')
    .select(['requires', 'locked_tile'])
    .orderBy('id')
    .execute()
  return { report, rows: rows.map((row) => [row.requires, row.locked_tile]) }
}

describe('what challenges require', () => {
  it('is kept, with the tile of those that were shown without their names', async () => {
    const { report, rows } = await movedRequirements([
      null,
      { prerequisites: [1] },
      '{"prerequisites": [2, 1, 2], "anonymize": true}',
      { prerequisites: [] },
    ])
    expect(rows).toEqual([
      [[], 'hidden'],
      [[1], 'hidden'],
      [[2, 1], 'unnamed'],
      [[], 'hidden'],
    ])
    expect(remarkOf(report, /order of challenges/)).toBeUndefined()
  })

  it('is dropped with a remark where the export does not hold it, and where nothing would open', async () => {
    const { report, rows } = await movedRequirements([
      { prerequisites: [2] },
      { prerequisites: [3] },
      { prerequisites: [1, 99] },
      { prerequisites: [4] },
    ])
    const open = rows.filter(([requires]) => requires?.length === 0)
    expect(open).toHaveLength(2)
    expect(subjectsOf(report, /does not hold/)).toEqual(['No. 3'])
    expect(subjectsOf(report, /never open/)).toHaveLength(2)
  })
})

describe('the board by the rules of CTFd', () => {
  it('is equal where they come to the same, falling points too', async () => {
    const count = 12
    const solves = crews(count).flatMap((team) => [
      { team, challenge: 1, minute: team },
      ...(team <= 7 ? [{ team, challenge: 2, minute: 30 + team }] : []),
      ...(team <= 5 ? [{ team, challenge: 3, minute: 50 - team }] : []),
      ...(team <= 4 ? [{ team, challenge: 4, minute: 60 + team }] : []),
      { team, challenge: 5, minute: 70 + team },
    ])
    const tables = await quietTables({
      ...played(
        count,
        [
          { type: 'dynamic', value: 500 - Math.floor((400 * 121) / 400) },
          { type: 'dynamic', value: 400 - 6 * 25 },
          { function: 'linear', initial: 300, minimum: 100, decay: 10, value: 260 },
          { type: 'dynamic', value: 500 },
          { type: 'dynamic', value: 100 },
        ],
        solves,
      ),
      dynamic_challenge: [
        aFall('3.8', 1, { initial: 500, minimum: 100, decay: 20 }),
        aFall('3.8', 2, { initial: 400, minimum: 50, decay: 25, function: 'linear' }),
        aFall('3.8', 4, { initial: 500, minimum: 100, decay: 100 }),
        aFall('3.8', 5, { initial: 500, minimum: 100, decay: 5 }),
      ],
    })
    const { report, target } = await moveExport(anExport(tables))
    const stored = await target.db
      .selectFrom('challenges')
      .select(['original_score as start', 'min_score_rate as share'])
      .orderBy('id')
      .execute()
    expect(stored.map(({ start, share }) => [start, Math.floor(start * share)])).toEqual([
      [500, 100],
      [400, 50],
      [300, 100],
      [500, 100],
      [500, 100],
    ])
    const ways = await target.db
      .selectFrom('challenges')
      .select(['scoring_kind as kind', 'scoring_minimum as minimum', 'scoring_decay as decay'])
      .orderBy('id')
      .execute()
    expect(ways.map(({ kind, minimum, decay }) => [kind, minimum, decay])).toEqual([
      ['logarithmic', 100, 20],
      ['linear', 50, 25],
      ['linear', 100, 10],
      ['logarithmic', 100, 100],
      ['logarithmic', 100, 5],
    ])
    expect(subjectsOf(report, /decay curve/)).toBeUndefined()
    expect(report.games[0]).toMatchObject({ places: [], totals: [], reasons: [] })
    expect(exitCodeOf(report)).toBe(2)
    expect(subjectsOf(report, /password/)).toHaveLength(count)
  })

  it('says who changes place, from where to where, and why', async () => {
    const tables = played(
      5,
      [{}, { value: 50 }, { value: 70, state: 'hidden' }, { value: 0 }, { value: -10 }],
      [
        { team: 1, challenge: 1, minute: 1 },
        { team: 1, challenge: 2, minute: 2 },
        { team: 2, challenge: 1, minute: 4 },
        { team: 3, challenge: 3, minute: 5 },
        { team: 2, challenge: 4, minute: 40 },
        { team: 1, challenge: 5, minute: 31 },
        { team: 5, challenge: 1, minute: 6 },
        { team: 4, challenge: 1, minute: 99 },
      ],
    )
    const { report } = await moveExport(
      anExport(
        await quietTables({
          ...tables,
          flags: (tables['flags'] ?? []).map((flag) =>
            flag['id'] === 2 ? { ...flag, type: 'regex', content: '(?=f)lag' } : flag,
          ),
          teams: (tables['teams'] ?? []).map((team) =>
            team['id'] === 5 ? { ...team, banned: 1 } : team,
          ),
          config: configOf({ freeze: String(START_MS / 1000 + 3600) }),
          awards: [
            { team_id: 1, name: 'Hint 1', value: -20, category: 'hints', minute: 3 },
            { team_id: 2, name: 'Bonus', value: 30, category: 'x', minute: 7 },
            { team_id: 3, name: 'Late', value: 500, category: 'x', minute: 90 },
          ].map(({ minute, ...award }, index) => ({
            ...award,
            id: index + 1,
            date: written(START_MS + minute * 60_000),
          })),
        }),
      ),
    )
    const [game] = report.games
    expect(game?.differences).toEqual([])
    expect(game?.places).toEqual([
      'Crew 2: place 1 there, 2 here (130 points there, 130 here)',
      'Crew 1: place 2 there, 4 here (120 points there, 80 here)',
      'Crew 3: place 3 there, 1 here (70 points there, 500 here)',
      'Crew 4: no place there, 3 here (100 points here)',
    ])
    expect(game?.reasons).toEqual([
      'No. 1: 1 solve after the freeze, which the board there does not count',
      'No. 2: 50 points there for 1 team, none here: disabled (regex flag: a group that RE2 does not have, such as a look ahead, no flags)',
      'No. 3: 70 points there for 1 team, none here: disabled (hidden there)',
      'No. 5: -10 points there for 1 team, 0 here (-10 points -> 0)',
      expect.stringMatching(/^The board there is frozen since 2026-10-03 11:00 UTC/),
    ])
    expect(exitCodeOf(report)).toBe(2)
    const text = textOf(report)
    expect(text).toContain('4 of 4 teams have another place, other points or other solves:')
    expect(text).not.toContain('every scoreboard is equal')
  })

  it('is no board without a team', async () => {
    const { report } = await moveExport(anExport(await quietTables(played(0, [{}], []))))
    expect(exitCodeOf(report)).toBe(0)
    expect(textOf(report)).toContain('0 teams, 0 solves, nothing to compare')
    expect(textOf(report)).toContain('Everything arrived, and there is no scoreboard to compare.')
  })

  it('counts single users, administrators who play in public too', async () => {
    const { users = [], ...others } = played(
      2,
      [{}],
      [
        { team: 1, challenge: 1, minute: 2 },
        { team: 2, challenge: 1, minute: 1 },
      ],
    )
    const { report } = await moveExport(
      anExport(
        await quietTables({
          ...others,
          teams: [],
          users: [
            ...users.map((user) =>
              user['id'] === 3 ? { ...user, type: 'admin', hidden: 0 } : user,
            ),
            { id: 4, name: 'second root', email: 'second@example.org', type: 'admin' },
          ],
          awards: [{ id: 1, user_id: 4, name: 'Bonus', value: 500, date: written(START_MS) }],
          config: configOf({ user_mode: 'users' }),
        }),
      ),
    )
    expect(report.games[0]).toMatchObject({ teams: 3, solves: 2 })
    expect(report.games[0]?.places).toEqual([])
    expect(report.remarks.filter(({ text }) => text.startsWith('Rows'))).toEqual([])
  })
})

describe('what is closed there', () => {
  it('stays as it is where nothing was closed', async () => {
    const { text, ...found } = await settings({})
    expect(found).toMatchObject({
      policy: { allowRegister: true, activeOnRegister: true, emailConfirmationRequired: false },
      isHidden: false,
      enabled: 1,
    })
    expect(text).not.toContain('Closed here')
  })

  it.each([
    ['a code', { registration_code: 'SEKRIT' }, 'Registration is closed: it took a code there'],
    ['refused domains', { domain_blacklist: 'evil.example' }, 'Registration is closed: some'],
    ['another provider', { registration_visibility: 'mlc' }, 'Registration is closed: only'],
    ['a full platform', { num_users: '1' }, 'Registration is closed: there were as many accounts'],
  ])('registration is closed for %s', async (_, config, line) => {
    const { policy, first, text } = await settings(config)
    expect(policy).toMatchObject({ allowRegister: false })
    expect(first).toContain('Closed here')
    expect(first).toContain(line)
    expect(text).not.toContain('SEKRIT')
  })

  it('closed registration stays closed', async () => {
    expect((await settings({ registration_visibility: 'private' })).policy).toMatchObject({
      allowRegister: false,
    })
  })

  it('mail addresses are confirmed before anything else, and domains are kept', async () => {
    const { policy } = await settings({
      verify_emails: 'true',
      domain_whitelist: 'ctf.example, *.uni.example',
    })
    expect(policy).toMatchObject({
      allowRegister: true,
      activeOnRegister: false,
      emailConfirmationRequired: true,
      emailDomainList: 'ctf.example, *.uni.example',
    })
  })

  it.each([
    ['scores', { score_visibility: 'private' }, true],
    ['accounts', { account_visibility: 'private' }, true],
    ['scores', { score_visibility: 'hidden' }, false],
    ['scores', { score_visibility: 'admins' }, false],
    ['accounts', { account_visibility: 'admins' }, false],
  ])('the game is hidden where not everybody sees %s: %j', async (_, config, allowRegister) => {
    const found = await settings(config)
    expect(found).toMatchObject({ isHidden: true, enabled: 1, policy: { allowRegister } })
    expect(found.first).toContain('The game is hidden')
  })

  it('challenges that only administrators see are disabled', async () => {
    const found = await settings({ challenge_visibility: 'admins' })
    expect(found).toMatchObject({ isHidden: true, enabled: 0 })
    expect(found.first).toContain('All challenges are disabled')
  })
})

describe('challenges that cannot be as they were', () => {
  it('come disabled, each with its reason, and their solves are kept', async () => {
    const opens = written(START_MS + 100 * 86_400_000)
    const rows = [
      { scheduled_at: opens },
      { state: 'locked' },
      { module_id: 1 },
      { logic: 'all' },
      { logic: 'team' },
      { type: 'dynamic' },
      { scheduled_at: written(START_MS) },
    ]
    const solves = rows.map((_, index) => ({ team: 1, challenge: index + 1, minute: index + 1 }))
    const { report, target } = await moveExport(
      anExport(
        await quietTables({ ...played(1, rows, solves), modules: [{ id: 1, name: 'Week 2' }] }),
      ),
    )
    const stored = await target.db
      .selectFrom('challenges')
      .select(['is_enabled', 'original_score'])
      .orderBy('id')
      .execute()
    expect(stored.map(({ is_enabled: isEnabled }) => isEnabled)).toEqual([
      ...rows.slice(1).map(() => false),
      true,
    ])
    expect(subjectsOf(report, /not open to everybody/)).toEqual([
      `No. 1: opens at ${opens}`,
      'No. 2: state locked',
      'No. 3: in the module Week 2',
      'No. 4: takes all of its flags',
      'No. 5: takes an answer of every member of a team',
    ])
    expect(subjectsOf(report, /dynamic points without/)).toHaveLength(1)
    expect(report.games[0]?.reasons[0]).toBe(
      `No. 1: 100 points there for 1 team, none here: disabled (opens at ${opens})`,
    )
    expect(exitCodeOf(report)).toBe(2)
  })
})

describe('a file that a statement links', () => {
  it('may be larger than what is read as a whole', async () => {
    const rows = [{ description: '[dump](/files/aa/dump.bin)' }]
    const { report, target } = await moveExport(
      anExport(await quietTables(played(1, rows, [])), {
        'uploads/aa/dump.bin': new Uint8Array(33 * 1024 ** 2),
      }),
    )
    const { content } = await target.db
      .selectFrom('challenges')
      .select('content')
      .executeTakeFirstOrThrow()
    expect(content).toMatch(/^\[dump\]\(\/assets\/[0-9a-f]{64}\/dump\.bin\)$/)
    expect(report.tables.find(({ name }) => name === 'files')).toMatchObject({ moved: 1, found: 1 })
  })
})

describe('what is left behind', () => {
  it('is named with its place', async () => {
    const { report } = await moveExport(
      anExport(
        await quietTables({
          ...played(1, [{ next_id: 2 }, {}], []),
          config: configOf({
            freeze: String(START_MS / 1000 + 3600),
            num_teams: '50',
            mail_server: 'mail.example',
            mail_port: '25',
            mail_password: 'SEKRIT',
            ctf_logo: 'ab/logo.png',
            theme_header: '<style id="theme-color">:root {--theme-color: #ff0000;}</style>',
            team_creation: 'false',
          }),
          solutions: [
            { id: 1, challenge_id: 1, content: 'See ![](/files/a/b.png)', state: 'visible' },
          ],
          modules: [{ id: 1, name: 'Week 2' }],
          audiences: [{ id: 1, name: 'Class A' }],
          tags: [{ id: 1, challenge_id: 1, value: 'easy' }],
          topics: [{ id: 1, value: 'Serial' }],
          challenge_topics: [{ id: 1, challenge_id: 2, topic_id: 1 }],
          fields: [{ id: 1, name: 'Student number', type: 'user' }],
          field_entries: [{ id: 1, field_id: 1, value: '007', user_id: 2 }],
          unlocks: [{ id: 1, target: 1, team_id: 1, user_id: 2, type: 'hints' }],
        }),
      ),
    )
    const behind = report.remarks.filter(({ weight }) => weight === 'behind')
    expect(behind.map(({ text, subjects }) => `${text} ${subjects.join('; ')}`)).toEqual([
      'The freeze of the scoreboard. 2026-10-03 11:00 UTC',
      'Solutions. No. 1 (visible), with 1 file',
      'The challenge that follows. No. 1: No. 2',
      'Tags. No. 1: easy',
      'Topics. No. 2: Serial',
      'Modules. Week 2',
      'Audiences. Class A',
      'Largest numbers. 50 teams',
      'Fields of profiles. Student number: 1 entry',
      'Unlocked hints. 1',
      'The mail server: name it as HALYARD_SMTP_URL. mail.example:25',
      'Logo and pictures of the theme. ctf_logo',
      'The colour of the theme. #ff0000',
      'Settings that nothing here corresponds to. team_creation',
    ])
    expect(textOf(report)).not.toContain('SEKRIT')
    expect(exitCodeOf(report)).toBe(2)
  })
})

describe('true sentences', () => {
  it('about names, start pages, notifications for one, missing files and an unknown schema', async () => {
    const tables = played(1, [{}], [])
    const { report, target } = await moveExport(
      anExport(
        await quietTables({
          ...tables,
          alembic_version: [{ version_num: 'f63a9205d72f' }],
          users: [{ ...tables['users']?.[0], name: ' two words' }],
          pages: [
            {
              id: 1,
              title: 'Quay',
              route: 'index',
              content:
                '<p>A cool CTF platform from <a href="https://ctfd.io">ctfd.io</a></p> <a href="admin">Click here</a> to login and setup your CTF',
            },
            { id: 2, title: 'Rules', route: 'rules', content: '![](/files/a/gone.png)' },
          ],
          notifications: [
            { id: 1, title: 'For one', content: 'x', user_id: 2, date: written(START_MS) },
            { id: 2, title: 'For all', content: 'x', date: written(START_MS) },
          ],
          files: [{ id: 1, type: 'challenge', challenge_id: 1, location: 'ff/gone.bin' }],
        }),
      ),
    )
    const posts = await target.db.selectFrom('posts').select('title').orderBy('title').execute()
    expect(posts.map(({ title }) => title)).toEqual(['For all', 'Rules'])
    expect(subjectsOf(report, /blanks/)).toEqual(['" two words" is now "two words"'])
    expect(remarkOf(report, /an older one/)).toBeUndefined()
    expect(subjectsOf(report, /start page/)).toEqual(['Quay'])
    expect(subjectsOf(report, /for one person or team/)).toEqual(['For one'])
    expect(subjectsOf(report, /that the export does not hold/)).toEqual(['Rules: files/a/gone.png'])
    expect(subjectsOf(report, /file missing/)).toEqual(['No. 1: ff/gone.bin missing'])
    expect(subjectsOf(report, /was not tried with/)).toEqual(['schema f63a9205d72f, CTFd 3.8.7'])
  })

  it('about teams without anybody, and captains who play for another team now', async () => {
    const {
      users = [],
      teams = [],
      ...others
    } = played(4, [{}], [{ team: 1, challenge: 1, minute: 1 }])
    const { report, target } = await moveExport(
      anExport(
        await quietTables({
          ...others,
          // Of four teams the third and the fourth have nobody, and the captain of the second went to the first.
          users: users.map((user) => ({ ...user, team_id: user['id'] === 2 ? 1 : 2 })),
          teams: teams.map((team) => ({
            ...team,
            name: `${String(team['name'])} `,
            captain_id: team['id'] === 2 ? 2 : null,
          })),
        }),
      ),
    )
    const stored = await target.db
      .selectFrom('teams')
      .innerJoin('users', 'users.id', 'teams.captain_id')
      .select(['teams.name as team', 'users.user_name as captain'])
      .orderBy('teams.id')
      .execute()
    expect(stored.map(({ team, captain }) => [team, captain])).toEqual([
      ['Crew 1', 'sailor 1'],
      ['Crew 2', 'sailor 2'],
      ['Crew 3', 'root'],
      ['Crew 4', 'root'],
    ])
    expect(subjectsOf(report, /has nobody/)).toEqual(['Crew 3', 'Crew 4'])
    expect(subjectsOf(report, /name of the team has lost/)).toHaveLength(4)
    expect(remarkOf(report, /belong to nobody/)).toBeUndefined()
    expect(report.tables.every(({ moved, found }) => moved === found)).toBe(true)
  })

  it('about tables that are missing', async () => {
    const tables = await eventTables(2)
    const { teams: _, ...withoutTeams } = tables
    await expect(moveExport(anExport(withoutTeams))).rejects.toThrow('db/teams.json is missing')
    const { hints: __, ...withoutHints } = tables
    const { report } = await moveExport(anExport(withoutHints))
    expect(subjectsOf(report, /lacks a table/)).toEqual(['db/hints.json'])
    expect(exitCodeOf(report)).toBe(2)
  })
})

describe('the columns of both versions', () => {
  it.each(['3.7', '3.8'] as const)('of CTFd %s are read', async (version) => {
    const { report, target } = await moveExport(anExport(await eventTables(10, version)))
    const tide = await target.db
      .selectFrom('challenges')
      .select(['original_score', 'min_score_rate'])
      .where('title', '=', 'Tide')
      .executeTakeFirstOrThrow()
    expect(tide).toEqual({ original_score: 500, min_score_rate: 0.1 })
    expect(remarkOf(report, /was not tried with/)).toBeUndefined()
    expect(JSON.stringify(report.remarks)).not.toContain('of a standard challenge')
  })
})
