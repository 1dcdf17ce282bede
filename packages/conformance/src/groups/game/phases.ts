import type { OperationId } from '#contract/document.ts'
import type { Refusal } from '#http/actor.ts'
import type { Call } from '#http/request.ts'
import { conditionalGet } from '#http/conditional.ts'
import { pdf } from '#material/files.ts'
import type { Member, Player } from '#world/member.ts'
import { type ScratchGame, scratchGame } from '#world/scratch-game.ts'
import { scenariosApart, type World } from '#world/world.ts'

const notStarted: Refusal = { status: 400, code: 10001 }
const ended: Refusal = { status: 400, code: 10002 }

const made = { title: 'Phases', category: 'Pwn', type: 'StaticContainer' } as const

const still = { isEnabled: false }

type Try = { id: OperationId; call: Call }

/** What players do in a game, on one challenge. */
const plays = (game: ScratchGame, challengeId: number): Try[] => {
  const path = game.at(challengeId)
  return [
    { id: 'getGameDetails', call: { path: game.path } },
    { id: 'getChallenge', call: { path } },
    { id: 'submitFlag', call: { path, body: { flag: 'flag{any}' } } },
    { id: 'createContainer', call: { path } },
    { id: 'extendContainer', call: { path } },
    { id: 'deleteContainer', call: { path } },
  ]
}

const writeups = (game: ScratchGame): Try[] => [
  { id: 'getWriteup', call: { path: game.path } },
  { id: 'submitWriteup', call: { path: game.path, files: [pdf] } },
]

const views: OperationId[] = [
  'listSubmissions',
  'downloadSubmissionSheet',
  'listEvents',
  'listCheatInfo',
  'downloadScoreboardSheet',
]

async function refuseAll(actor: Member, why: string, refusal: Refusal, tries: readonly Try[]) {
  for (const { id, call } of tries) await actor.refused(id, why, refusal, call)
}

async function staged(
  world: World,
  name: string,
): Promise<[ScratchGame, number, Player] | undefined> {
  const [player] = world.players
  if (!player) return undefined
  const game = await scratchGame(world, name, { hidden: false, writeupRequired: true })
  const challengeId = await game.challenge(made, { flags: ['flag{phases}'] })
  await game.challenge({ title: 'Unseen', category: 'AI', type: 'StaticAttachment' }, still)
  await game.join(player)
  return [game, challengeId, player]
}

export const phaseScenarios = scenariosApart('game', {
  'before the start': async (world) => {
    const { anonymous, admin } = world
    const [game, challengeId, player] = (await staged(world, 'before')) ?? []
    if (!game || !challengeId || !player) return
    await game.moveTo('before')
    const tries = [...plays(game, challengeId), ...writeups(game)]
    await refuseAll(player, 'not started', notStarted, tries)
    const { path } = game
    const cached = { ...notStarted, reference: { statuses: [200], fact: 'earlyBoard' as const } }
    await anonymous.refused('getScoreboard', 'not started', cached, { path })
    await anonymous.refused('listNotices', 'not started', notStarted, { path })
    for (const id of views) await admin.refused(id, 'not started', notStarted, { path })
    await anonymous.ok('getGame', { path })
    await player.ok('getJoinCheck', { path })
  },

  'after the end': async (world) => {
    const { anonymous } = world
    const [game, challengeId, player] = (await staged(world, 'after')) ?? []
    if (!game || !challengeId || !player) return
    await game.moveTo('after', { practiceMode: false })
    await refuseAll(player, 'ended', ended, plays(game, challengeId))
    const { path } = game
    await anonymous.ok('getScoreboard', { path })
    await anonymous.ok('listNotices', { path })
    await player.ok('getWriteup', { path })
  },

  'watching after the end': async (world) => {
    const game = await scratchGame(world, 'watched')
    const { path } = game
    await game.moveTo('after', { practiceMode: false })
    await world.admin.ok('listSubmissions', { path })
    await world.admin.ok('listEvents', { path })
    await world.admin.ok('listCheatInfo', { path })
  },

  'people who have no place': async (world) => {
    const { loner } = world
    const [game, challengeId] = (await staged(world, 'outside')) ?? []
    const [, other] = world.players
    if (!game || !challengeId || !other) return
    const tries = [...plays(game, challengeId), ...writeups(game)]
    await refuseAll(loner, 'not joined', { status: 400 }, tries)
    await game.set({ acceptWithoutReview: false })
    await game.join(other)
    await refuseAll(other, 'not accepted', { status: 400 }, tries)
  },

  'the page of play': async (world) => {
    const { findings } = world
    const [game, challengeId, player] = (await staged(world, 'details')) ?? []
    if (!game || !challengeId || !player) return
    const details = await player.ok('getGameDetails', { path: game.path })
    const listed = Object.values(details.challenges).flat()
    findings.same(
      'getGameDetails',
      'challenges',
      listed.map(({ id }) => id),
      [challengeId],
    )
    const expected = {
      ours: 1,
      reference: Object.keys(details.challenges).length,
      fact: 'challengeCount' as const,
    }
    findings.sameOrReference('getGameDetails', 'challengeCount', details.challengeCount, expected)
    findings.same('getGameDetails', 'own row', details.rank?.id, player.teamId)
    await conditionalGet(world, player, 'getGameDetails', { path: game.path }, { isPrivate: true })
    await conditionalGet(world, world.anonymous, 'getScoreboard', { path: game.path })
    await conditionalGet(world, world.anonymous, 'listNotices', { path: game.path })
  },
})
