import { describe, expect, it } from 'vitest'
import { gameBuilders } from '#testing/game-builders.ts'
import type { HttpClient } from '#testing/http-client.ts'
import { testApp } from '#testing/test-app.ts'

const app = await testApp()
const { visitor, db, as, aUser } = app
const { aGame, aChallenge, aDivision, aPlayer } = gameBuilders(app)

/** Every place a flag of the game is kept in. */
async function secretsOf(gameId: number): Promise<string[]> {
  const flags = await db
    .selectFrom('flags')
    .innerJoin('challenges', 'challenges.id', 'flags.challenge_id')
    .select('flags.flag')
    .where('challenges.game_id', '=', gameId)
    .execute()
  const teamChallenges = await db
    .selectFrom('team_challenges')
    .innerJoin('challenges', 'challenges.id', 'team_challenges.challenge_id')
    .select('team_challenges.flag_text')
    .where('challenges.game_id', '=', gameId)
    .execute()
  const templates = await db
    .selectFrom('challenges')
    .select('flag_template')
    .where('game_id', '=', gameId)
    .execute()
  const game = await db
    .selectFrom('games')
    .select('private_key')
    .where('id', '=', gameId)
    .executeTakeFirstOrThrow()
  return [
    ...flags.map(({ flag }) => flag),
    ...teamChallenges.map(({ flag_text }) => flag_text),
    ...templates.map(({ flag_template }) => flag_template),
    game.private_key,
    'division-code',
    'game-code',
  ].filter((text) => text !== null)
}

describe('T11: what players receive', () => {
  it('never contains a flag, a template, a code or a key, whatever they ask for', async () => {
    const game = await aGame({ invite_code: 'game-code' })
    const division = await aDivision(game, { invite_code: 'division-code' })
    const challenges = [
      await aChallenge(game, { flags: ['halyard{static_one}', 'halyard{static_two}'] }),
      await aChallenge(game, { type: 'StaticContainer', flags: ['halyard{container}'] }),
      await aChallenge(game, {
        type: 'DynamicAttachment',
        flags: ['halyard{list_a}', 'halyard{list_b}', 'halyard{list_c}'],
      }),
      await aChallenge(game, {
        type: 'DynamicContainer',
        flags: [],
        flag_template: 'halyard{mark_[TEAM_HASH]}',
      }),
      await aChallenge(game, { is_enabled: false, flags: ['halyard{disabled}'] }),
    ]
    const own = await aPlayer(game, { division_id: division.id })
    const other = await aPlayer(game)
    for (const { client } of [own, other])
      for (const { id } of challenges) await client.get(`/api/game/${game.id}/challenges/${id}`)
    const secrets = await secretsOf(game.id)
    expect(secrets.length).toBeGreaterThanOrEqual(12)

    const stranger = await as(await aUser())
    const sent: string[] = []
    for (const client of [visitor, stranger, own.client, other.client])
      sent.push(...(await everythingSentTo(client, game.id, challenges, secrets)))
    expect(sent.length).toBeGreaterThan(150)
    for (const secret of secrets) expect(sent.filter((text) => text.includes(secret))).toEqual([])
  })
})

/** Reads and tries everything; answers to right and foreign flags are part of it. */
async function everythingSentTo(
  client: HttpClient,
  gameId: number,
  challenges: readonly { id: number }[],
  secrets: readonly string[],
): Promise<string[]> {
  const game = `/api/game/${gameId}`
  const reads = [
    '/api/game?count=50',
    '/api/game/recent',
    game,
    `${game}/check`,
    `${game}/details`,
    `${game}/scoreboard`,
    `${game}/notices`,
    `${game}/events`,
    `${game}/submissions`,
    `${game}/cheatinfo`,
    `${game}/participations`,
    `${game}/writeup`,
    `${game}/scoreboardsheet`,
    `${game}/submissionsheet`,
    `/api/admin/writeups/${gameId}`,
    '/api/admin/logs',
    `/api/edit/games/${gameId}`,
    `/api/edit/games/${gameId}/challenges`,
    `/api/edit/games/${gameId}/divisions`,
    `/api/edit/games/${gameId}/hashsalt`,
    ...challenges.flatMap(({ id }) => [
      `${game}/challenges/${id}`,
      `/api/edit/games/${gameId}/challenges/${id}`,
    ]),
  ]
  const answers = []
  for (const url of reads) answers.push(await client.get(url))
  answers.push(await client.post(`/api/edit/games/${gameId}/export`))
  for (const { id } of challenges)
    for (const flag of [...secrets, 'halyard{wrong}', 'x'.repeat(200), '']) {
      const answer = await client.post(`${game}/challenges/${id}`, { flag })
      answers.push(answer)
      const status = `${game}/challenges/${id}/status/${answer.text}`
      if (answer.status === 200) answers.push(await client.get(status))
    }
  for (const url of reads) answers.push(await client.get(url))
  return answers.map(({ text, headers }) => `${text}\n${JSON.stringify(headers)}`)
}
