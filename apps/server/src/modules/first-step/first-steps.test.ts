import { describe, expect, it } from 'vitest'
import { ms } from '#db/database.ts'
import { serviceBuilders } from '#testing/service-builders.ts'
import { testApp } from '#testing/test-app.ts'
import type { TestChallenge, TestPlayer } from '#testing/game-builders.ts'
import { createFirstSteps } from '#modules/first-step/first-steps.ts'

const app = await testApp()
const { as, aUser, clock, db, services, visitor } = app
const { aGame, aChallenge, aPlayer, aService, urlOf } = serviceBuilders(app)
const admin = await as(await aUser({ role: 'Admin' }))
const SECOND = 1000

const pathOf = ({ game_id, id }: TestChallenge) => `/api/game/${game_id}/challenges/${id}`
/** What is recorded of a team at a challenge. */
const stepsOf = async ({ participation }: TestPlayer, { id }: TestChallenge) => {
  await services.firstSteps.flush()
  return db
    .selectFrom('first_steps')
    .select(['opened_at', 'downloaded_at', 'started_at'])
    .where('participation_id', '=', participation.id)
    .where('challenge_id', '=', id)
    .executeTakeFirst()
}
const upload = async (content: string): Promise<string> => {
  const form = [{ field: 'files', fileName: 'a.txt', content }]
  return (await admin.upload('POST', '/api/assets', form)).body[0].hash
}
const attach = async (challenge: TestChallenge, fileHash: string) => {
  const url = `/api/edit/games/${challenge.game_id}/challenges/${challenge.id}/attachment`
  expect((await admin.post(url, { attachmentType: 'Local', fileHash })).status).toBe(200)
}

describe('the first opening', () => {
  it('is recorded once for the team, whoever of it opens the challenge again', async () => {
    const game = await aGame()
    const challenge = await aChallenge(game)
    const player = await aPlayer(game)
    const openedAt = clock.now()
    await player.client.get(pathOf(challenge))
    clock.advance(60 * SECOND)
    await player.client.get(pathOf(challenge))
    expect(await stepsOf(player, challenge)).toEqual({
      opened_at: openedAt,
      downloaded_at: null,
      started_at: null,
    })
  })

  it('stays the earliest when another process sees the team later, or writes later', async () => {
    const game = await aGame()
    const challenge = await aChallenge(game)
    const player = await aPlayer(game)
    const key = { participationId: player.participation.id, challengeId: challenge.id }
    const [one, another] = [createFirstSteps(services), createFirstSteps(services)]
    const at = clock.now()
    one.note(game, { step: 'opened', ...key, atMs: at + SECOND })
    another.note(game, { step: 'opened', ...key, atMs: at })
    await one.flush()
    await another.flush()
    expect(await stepsOf(player, challenge)).toMatchObject({ opened_at: at })
    const third = createFirstSteps(services)
    third.note(game, { step: 'opened', ...key, atMs: at + 2 * SECOND })
    third.note(game, { step: 'started', ...key, atMs: at + 2 * SECOND })
    await third.flush()
    expect(await stepsOf(player, challenge)).toMatchObject({
      opened_at: at,
      started_at: at + 2 * SECOND,
    })
  })

  it('is not recorded for who may not open it, or practices after the end', async () => {
    const game = await aGame({ practice_mode: true })
    const [challenge, other] = [await aChallenge(game), await aChallenge(game)]
    const [player, stranger] = [await aPlayer(game), await as(await aUser())]
    expect((await stranger.get(pathOf(challenge))).status).not.toBe(200)
    await db
      .updateTable('games')
      .set({ ends_at: ms(clock.now() - SECOND) })
      .where('id', '=', game.id)
      .execute()
    expect((await player.client.get(pathOf(other))).status).toBe(200)
    expect(await stepsOf(player, other)).toBeUndefined()
  })

  it('is recorded by a later reading when the database failed', async () => {
    const game = await aGame()
    const challenge = await aChallenge(game)
    const player = await aPlayer(game)
    const step = {
      step: 'opened',
      participationId: player.participation.id,
      challengeId: challenge.id,
      atMs: clock.now(),
    } as const
    const warned: string[] = []
    const log = { warn: (_: object, text: string) => warned.push(text) }
    const steps = createFirstSteps({ db, log })
    await db.schema.alterTable('first_steps').renameTo('first_steps_away').execute()
    steps.note(game, step)
    await steps.flush()
    await db.schema.alterTable('first_steps_away').renameTo('first_steps').execute()
    expect(warned).toEqual(['first steps of teams could not be recorded'])
    steps.note(game, step)
    await steps.flush()
    expect(await stepsOf(player, challenge)).toMatchObject({ opened_at: clock.now() })
  })

  it('goes with the team and with the challenge', async () => {
    const game = await aGame()
    const challenge = await aChallenge(game)
    const [player, gone] = [await aPlayer(game), await aPlayer(game)]
    await gone.client.get(pathOf(challenge))
    await player.client.get(pathOf(challenge))
    await db.deleteFrom('participations').where('id', '=', gone.participation.id).execute()
    expect(await stepsOf(gone, challenge)).toBeUndefined()
    expect(await stepsOf(player, challenge)).toBeDefined()
    await db.deleteFrom('challenges').where('id', '=', challenge.id).execute()
    expect(await stepsOf(player, challenge)).toBeUndefined()
  })
})

describe('the first download', () => {
  it('is recorded for the team of whoever is logged in, whole or in part', async () => {
    const game = await aGame()
    const [challenge, other] = [await aChallenge(game), await aChallenge(game)]
    const hash = await upload('rope')
    await attach(challenge, hash)
    const [player, mate, idle] = [await aPlayer(game), await aPlayer(game), await aPlayer(game)]
    const url = `/assets/${hash}/a.txt`
    const at = clock.now()
    expect((await player.client.get(url, { range: 'bytes=0-1' })).status).toBe(206)
    const etag = `"${hash.slice(8, 16)}"`
    expect((await mate.client.get(url, { 'if-none-match': etag })).status).toBe(304)
    await visitor.get(url)
    clock.advance(SECOND)
    await player.client.get(url)
    expect(await stepsOf(player, challenge)).toMatchObject({ downloaded_at: at, opened_at: null })
    expect(await stepsOf(mate, challenge)).toMatchObject({ downloaded_at: at })
    expect(await stepsOf(idle, challenge)).toBeUndefined()
    expect(await stepsOf(player, other)).toBeUndefined()
  })

  it('is the one of the file with the own flag, not of the file of another team', async () => {
    const game = await aGame()
    const challenge = await aChallenge(game, { type: 'DynamicAttachment', flags: [] })
    const hashes = [await upload('own one'), await upload('own two')]
    const url = `/api/edit/games/${game.id}/challenges/${challenge.id}/flags`
    const flags = hashes.map((fileHash, index) => ({
      flag: `halyard{${index}}`,
      attachmentType: 'Local',
      fileHash,
    }))
    expect((await admin.post(url, flags)).status).toBe(200)
    const player = await aPlayer(game)
    const { body } = await player.client.get(pathOf(challenge))
    const own = hashes.find((hash) => body.context.url.includes(hash))
    const foreign = hashes.find((hash) => hash !== own)
    await player.client.get(`/assets/${foreign}/a.txt`)
    expect(await stepsOf(player, challenge)).toMatchObject({ downloaded_at: null })
    await player.client.get(body.context.url)
    expect(await stepsOf(player, challenge)).toMatchObject({ downloaded_at: clock.now() })
  })
})

describe('the first start of an instance', () => {
  it('is recorded when the instance runs', async () => {
    const game = await aGame()
    const service = await aService(game)
    const player = await aPlayer(game)
    expect((await player.client.post(urlOf(service))).status).toBe(200)
    expect(await stepsOf(player, service)).toMatchObject({ started_at: clock.now() })
  })
})
