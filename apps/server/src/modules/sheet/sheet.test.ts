import readXlsx from 'read-excel-file/node'
import { unzipSync, strFromU8 } from 'fflate'
import { describe, expect, it } from 'vitest'
import { ms } from '#db/database.ts'
import { FLAG, gameBuilders } from '#testing/game-builders.ts'
import type { TestResponse } from '#testing/http-client.ts'
import { testApp } from '#testing/test-app.ts'

const app = await testApp({}, { startMs: Date.UTC(2026, 10, 21, 12) })
const { db, clock, aUser, as, visitor } = app
const { aGame, aChallenge, aDivision, aPlayer } = gameBuilders(app)
const monitor = await as(await aUser({ role: 'Monitor' }))

const scoreboardOf = (gameId: number, headers = {}) =>
  monitor.get(`/api/game/${gameId}/scoreboardsheet`, headers)
const submissionsOf = (gameId: number) => monitor.get(`/api/game/${gameId}/submissionsheet`)

/** The rows as a program of somebody else reads them. */
async function rowsOf({ status, bytes }: TestResponse): Promise<unknown[][]> {
  expect(status).toBe(200)
  const [sheet] = await readXlsx(bytes, { trim: false })
  return sheet?.data ?? []
}

describe('the scoreboard sheet', () => {
  it('has a row for each team in the order of the board and a column for each challenge', async () => {
    const game = await aGame({ title: 'Harbour Cup' })
    const division = await aDivision(game, { name: 'Students', default_permissions: 2147483647 })
    const web = await aChallenge(game, { title: 'Web one', category: 'Web' })
    await aChallenge(game, { title: 'Crypto one', category: 'Crypto' })
    const first = await aPlayer(game, { name: 'Nyan', division_id: division.id })
    const last = await aPlayer(game, { name: 'Late' })
    await db
      .updateTable('users')
      .set({ real_name: 'Ada', std_number: '42', phone: '+49 30 1' })
      .where('id', '=', first.user.id)
      .execute()
    await first.client.post(`/api/game/${game.id}/challenges/${web.id}`, { flag: FLAG })
    const answer = await scoreboardOf(game.id)
    expect(answer.headers).toMatchObject({
      'content-type': 'application/vnd.openxmlformats-officedocument.spreadsheetml.sheet',
      'content-disposition': expect.stringContaining(
        'filename="Harbour Cup-Scoreboard-20261121-12.00.00Z.xlsx"',
      ),
    })
    const who = first.user
    expect(await rowsOf(answer)).toEqual([
      [
        ...['Rank', 'Team', 'Division', 'Captain', 'Members', 'Real names', 'Email addresses'],
        ...['Student numbers', 'Phone numbers', 'Solved', 'Last scoring time', 'Score'],
        ...['Crypto one', 'Web one'],
      ],
      [
        ...[1, 'Nyan', 'Students', who.userName, who.userName, 'Ada', who.email, '42', '+49 30 1'],
        ...[1, '2026-11-21 12:00:00Z', 1050, 0, 1050],
      ],
      [
        ...[2, 'Late', '-', last.user.userName, last.user.userName, '<empty>', last.user.email],
        ...['<empty>', '<empty>', 0, '-', 0, 0, 0],
      ],
    ])
  })

  it('says when the members accepted the declaration of their division, where one has any', async () => {
    const game = await aGame()
    const division = await aDivision(game, { declaration: 'Ours' })
    const accepted = await aPlayer(game, { name: 'A', division_id: division.id })
    const { id, user_id } = await db
      .selectFrom('participation_members')
      .select(['participation_id as id', 'user_id'])
      .where('participation_id', '=', accepted.participation.id)
      .executeTakeFirstOrThrow()
    await aPlayer(game, { name: 'B', division_id: division.id })
    const row = { participation_id: id, user_id, division_id: division.id, declaration: 'Ours' }
    await db
      .insertInto('acceptances')
      .values({ ...row, accepted_at: ms(Date.UTC(2026, 10, 20, 12)) })
      .execute()
    const [header = [], ...rows] = await rowsOf(await scoreboardOf(game.id))
    const column = header.indexOf('Declaration accepted')
    expect(rows.map((cells) => cells[column])).toEqual(['2026-11-20 12:00:00Z', '<empty>'])
  })

  it('has no division column without divisions, and its header in the caller’s language', async () => {
    const game = await aGame()
    await aPlayer(game)
    const [header] = await rowsOf(await scoreboardOf(game.id, { 'accept-language': 'zh-CN' }))
    expect(header?.slice(0, 3)).toEqual(['排名', '队伍', '队长'])
  })

  it('shows no rank for teams outside the ranking', async () => {
    const game = await aGame()
    const guests = await aDivision(game, { name: 'Guests', default_permissions: 2147483647 - 2 })
    await aPlayer(game, { division_id: guests.id })
    expect((await rowsOf(await scoreboardOf(game.id)))[1]?.[0]).toBe('-')
  })

  it('says so when there is nothing to write', async () => {
    const game = await aGame()
    expect(await scoreboardOf(game.id)).toMatchObject({
      status: 400,
      body: { title: 'There is nothing to export yet: no team is on the scoreboard.' },
    })
    expect(await rowsOf(await submissionsOf(game.id))).toHaveLength(1)
  })
})

describe('the submission sheet', () => {
  it('has every answer, newest first, with the true verdict', async () => {
    const game = await aGame({ title: 'Cup' })
    const challenge = await aChallenge(game, { title: 'Knots' })
    const { client, user, team } = await aPlayer(game)
    const url = `/api/game/${game.id}/challenges/${challenge.id}`
    await client.post(url, { flag: ' wrong ' })
    clock.advance(1000)
    await client.post(url, { flag: FLAG })
    const answer = await submissionsOf(game.id)
    expect(answer.headers['content-disposition']).toMatch(/filename="Cup_Submissions_\d{14}\.xlsx"/)
    const rows = await rowsOf(answer)
    const rest = [team.name, user.userName, 'Knots']
    expect(rows).toEqual([
      ['Verdict', 'Time', 'Team', 'User', 'Challenge', 'Answer', 'Email address'],
      ['Right', '2026-11-21 12:00:01Z', ...rest, FLAG, user.email],
      ['Wrong', '2026-11-21 12:00:00Z', ...rest, ' wrong ', user.email],
    ])
  })

  it('is read piece by piece, and loses and repeats no row where pieces meet', async () => {
    const game = await aGame()
    const challenge = await aChallenge(game)
    const { participation, team } = await aPlayer(game)
    // Moments that several rows share, some of them closer together than a millisecond.
    const count = 4500
    const rows = Array.from({ length: count }, (_, index) => ({
      game_id: game.id,
      challenge_id: challenge.id,
      participation_id: participation.id,
      team_id: team.id,
      answer: String(index),
      verdict: 'WrongAnswer' as const,
      submitted_at: ms(clock.now() + Math.floor(index / 700) + (index % 7) / 10),
    }))
    await db.insertInto('submissions').values(rows).execute()
    const answers = (await rowsOf(await submissionsOf(game.id)))
      .slice(1)
      .map((row) => Number(row[5]))
    expect(answers).toHaveLength(count)
    expect(new Set(answers).size).toBe(count)
  })
})

describe('T13: what people type is text in a sheet', () => {
  const TRICKS = [
    '=1+1',
    '+1',
    '-1+1|cmd',
    '@SUM(A1)',
    '\t=1',
    ' =HYPERLINK("http://x")',
    '＝1',
    '<script>&"\'</script>',
    ']]>',
    'a\u001Fc',
    '\uFFFE',
    'x'.repeat(127),
  ]

  it('answers, names and titles are never formulas, and come out as they went in', async () => {
    const game = await aGame({ title: '=cmd|..\\..\\/x' })
    const challenge = await aChallenge(game, { title: '=2+5' })
    const { participation, team } = await aPlayer(game, { name: '=3+4' })
    const rows = TRICKS.map((answer) => ({
      game_id: game.id,
      challenge_id: challenge.id,
      participation_id: participation.id,
      team_id: team.id,
      answer,
      verdict: 'WrongAnswer' as const,
      submitted_at: ms(clock.now()),
    }))
    await db.insertInto('submissions').values(rows).execute()
    for (const answer of [await scoreboardOf(game.id), await submissionsOf(game.id)]) {
      const parts = unzipSync(answer.bytes)
      const textOf = (path: string) => strFromU8(parts[path] ?? new Uint8Array())
      const xml = textOf('xl/worksheets/sheet1.xml')
      const [, formats = ''] = /<cellXfs[^>]*>(.*)<\/cellXfs>/.exec(textOf('xl/styles.xml')) ?? []
      expect(formats.match(/<xf [^>]*>/g)?.[2]).toMatch(/numFmtId="49".* quotePrefix="1"/)
      expect(xml).not.toMatch(/<f[ >/]/)
      expect(xml).toContain('s="2" t="inlineStr"><is><t xml:space="preserve">=3+4<')
      expect(answer.headers['content-disposition']).not.toMatch(/filename="[^"]*[/\\]/)
      expect((await rowsOf(answer)).flat()).toEqual(expect.arrayContaining(['=2+5', '=3+4']))
    }
    const answers = (await rowsOf(await submissionsOf(game.id))).map((row) => row[5])
    expect(answers).toEqual(
      expect.arrayContaining([
        '=1+1',
        '＝1',
        '@SUM(A1)',
        '<script>&"\'</script>',
        ']]>',
        'a\uFFFDc',
      ]),
    )
  })
})

describe('T06, T26: who may have the sheets', () => {
  it.each(['scoreboardsheet', 'submissionsheet'])(
    'the %s is for monitors, from the start on',
    async (sheet) => {
      const game = await aGame({ starts_at: ms(clock.now() + 10_000) })
      const { client } = await aPlayer(game)
      const url = `/api/game/${game.id}/${sheet}`
      expect((await visitor.get(url)).status).toBe(401)
      expect((await client.get(url)).status).toBe(403)
      expect(await monitor.get(url)).toMatchObject({ status: 400, body: { status: 10_001 } })
      expect((await monitor.get(`/api/game/2000000000/${sheet}`)).status).toBe(404)
    },
  )
})
