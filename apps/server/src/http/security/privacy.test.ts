// T41: what players learn about one another.
import { describe, expect, it } from 'vitest'
import { ms } from '#db/database.ts'
import { loadContract } from '#http/contract/contract.ts'
import type { JsonSchema } from '#http/contract/contract.ts'
import { FLAG, gameBuilders } from '#testing/game-builders.ts'
import { testApp } from '#testing/test-app.ts'

const testing = await testApp()
const { as, db, visitor, aUser, clock } = testing
const { aGame, aChallenge, aPlayer } = gameBuilders(testing)
const contract = loadContract()

/** Names that carry something private, as in the contract. */
const PRIVATE =
  /^(e?mail|phone|stdNumber|realName|ip|lastUsedIp|password\w*|securityStamp|lastVisited\w*|registerTime\w*|answer|earlierAnswer)$/i

const ANSWER = 'Private School of Harbour 17'

/** Every field of an answer, by its place, such as `members[].id`. */
function fieldsOf(schema: JsonSchema, place = '', above: readonly string[] = []): string[] {
  if (schema.$ref) {
    const name = schema.$ref.slice(0, -1)
    if (above.includes(name)) return []
    return fieldsOf(contract.schemas[name] ?? {}, place, [...above, name])
  }
  const inner = [
    ...(schema.anyOf ?? []).flatMap((part) => fieldsOf(part, place, above)),
    ...(schema.items ? fieldsOf(schema.items, `${place}[]`, above) : []),
    ...Object.entries(schema.properties ?? {}).flatMap(([name, part]) => [
      `${place}.${name}`,
      ...fieldsOf(part, `${place}.${name}`, above),
    ]),
  ]
  const more = schema.additionalProperties
  return typeof more === 'object' ? [...inner, ...fieldsOf(more, `${place}{}`, above)] : inner
}

describe('T41: an operation for players', () => {
  const open = contract.operations.filter(({ role }) => role === 'Anonymous' || role === 'User')

  it('has no private field in its answer, except what is the own or a provider said of the caller', () => {
    expect(open.length).toBeGreaterThan(40)
    const found = open.flatMap(({ id, result }) =>
      fieldsOf(result ?? {})
        .filter((place) => PRIVATE.test(place.split('.').at(-1) ?? ''))
        .map((place) => `${id}${place}`),
    )
    expect(found.toSorted()).toEqual([
      'askQuestion.answer',
      'createOwnToken.info.lastUsedIp',
      'getJoin.email',
      'getJoinCheck.profileFields.fields[].answer',
      'getJoinCheck.profileFields.fields[].earlierAnswer',
      'getProfile.email',
      'getProfile.phone',
      'getProfile.realName',
      'getProfile.stdNumber',
      'listOwnTokens[].lastUsedIp',
      'listQuestions[].answer',
      'listSessions[].ip',
    ])
  })

  it('says of another account its name, text and picture only', () => {
    const team = contract.schemas['TeamUserInfoModel']
    expect(Object.keys(team?.properties ?? {}).toSorted()).toEqual([
      'avatar',
      'bio',
      'captain',
      'id',
      'userName',
    ])
  })

  it('never answers a private value of another player, whoever asks', async () => {
    const game = await aGame()
    const challenge = await aChallenge(game)
    const [target, other] = [await aPlayer(game), await aPlayer(game)]
    const secrets = {
      email: 'private-mail@example.org',
      email_key: 'private-mail@example.org',
      phone: '+99 7777 4242',
      real_name: 'Private Realname',
      std_number: 'PRIVATE-NUMBER-17',
      ip: '198.51.100.77',
    }
    await db.updateTable('users').set(secrets).where('id', '=', target.user.id).execute()
    const admin = await as(await aUser({ role: 'Admin' }))
    const asked = await admin.put(`/api/edit/games/${game.id}/fields`, {
      ...{ reason: 'We print badges.', deleteAt: Date.now() + 3_600_000 },
      fields: [{ label: 'School', kind: 'text' }],
    })
    const answers = [{ fieldId: asked.body.fields[0].id, answer: ANSWER }]
    const given = await target.client.put(`/api/game/${game.id}/answers`, { answers })
    expect(given.status).toBe(200)
    const path = `/api/game/${game.id}/challenges/${challenge.id}`
    const { body: submissionId } = await target.client.post(path, { flag: FLAG })
    await target.client.post('/api/team', { name: 'Second' })
    await db
      .insertInto('team_members')
      .values({ team_id: target.team.id, user_id: other.user.id, joined_at: ms(clock.now()) })
      .execute()
    const values: Readonly<Record<string, string>> = {
      challengeId: String(challenge.id),
      submitId: String(submissionId),
      userId: target.user.id,
      hash: 'a'.repeat(64),
      filename: 'a.txt',
    }
    const mate = other.client
    const stranger = await as(await aUser())
    let answered = 0
    for (const { id, method, path: route } of open) {
      if (method !== 'GET' || id === 'getProfile') continue
      for (const number of [game.id, target.team.id]) {
        const url = route.replaceAll(
          /\{(\w+)\}/g,
          (_, name: string) => values[name] ?? String(number),
        )
        for (const client of [visitor, stranger, mate]) {
          const { status, text } = await client.get(url)
          if (status === 200) answered += 1
          for (const secret of [...Object.values(secrets), ANSWER]) {
            expect([id, text.toLowerCase().includes(secret.toLowerCase())]).toEqual([id, false])
          }
        }
      }
    }
    expect(answered).toBeGreaterThan(30)
    const team = (await visitor.get(`/api/team/${target.team.id}`)).body
    expect(team.members.length).toBe(2)
    // Nor do the files, logs and entries of staff have an answer to a field of the game.
    for (const url of [
      `/api/game/${game.id}/scoreboardsheet`,
      `/api/game/${game.id}/participations`,
      '/api/admin/audit',
      '/api/admin/logs?count=100',
      '/api/admin/users?count=100',
    ]) {
      const { status, text } = await admin.get(url)
      expect([url, status, text.includes(ANSWER)]).toEqual([url, 200, false])
    }
    const own = (await target.client.get(`/api/game/${game.id}/check`)).text
    expect(own).toContain(ANSWER)
  })
})
