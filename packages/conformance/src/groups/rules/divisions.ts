import type { Schema } from '@halyard/api'
import { type GamePermissionName, permissionMask } from '@halyard/rules'
import { secret } from '#world/credentials.ts'
import type { Player } from '#world/member.ts'
import { type ScratchGame, scratchGame } from '#world/scratch-game.ts'
import { scenariosApart, type World } from '#world/world.ts'

const rule = 'rule: rights of a division'
const kind = { category: 'Misc', type: 'StaticAttachment' } as const
const everything: GamePermissionName[] = [
  'JoinGame',
  'RankOverall',
  'ViewChallenge',
  'SubmitFlags',
  'GetScore',
  'GetBlood',
  'AffectDynamicScore',
]
const allBut = (...names: GamePermissionName[]) =>
  permissionMask(everything.filter((name) => !names.includes(name)))

async function joinAs(
  { admin }: World,
  game: ScratchGame,
  player: Player,
  division: Omit<Schema<'DivisionCreateModel'>, 'name'>,
): Promise<number> {
  const body = { name: `Division of ${player.name}`, ...division }
  const { id } = await admin.ok('createDivision', { path: game.path, body })
  await game.enter(player, { divisionId: id })
  return id
}

export const divisionRuleScenarios = scenariosApart('rules', {
  'seeing and sending': async (world) => {
    const { findings } = world
    const [blind, mute, eyed] = world.players
    if (!blind || !mute || !eyed) return
    const game = await scratchGame(world, 'rights')
    const flags = ['flag{rights}']
    const one = await game.challenge({ title: 'One', ...kind }, { flags })
    const two = await game.challenge({ title: 'Two', ...kind }, { flags })
    const none = allBut('ViewChallenge')
    await joinAs(world, game, blind, { defaultPermissions: none })
    await joinAs(world, game, mute, { defaultPermissions: allBut('SubmitFlags') })
    await joinAs(world, game, eyed, {
      defaultPermissions: none,
      challengeConfigs: [{ challengeId: two, permissions: permissionMask(['ViewChallenge']) }],
    })
    await game.start()
    const listed = async (player: Player) => {
      const { challenges } = await player.ok('getGameDetails', { path: game.path })
      return Object.values(challenges).flatMap((list) => list.map(({ id }) => id))
    }
    findings.needed(rule, 'challenges without the right to see', await listed(blind), [])
    await blind.refused('getChallenge', 'not to be seen', 404, { path: game.at(one) })
    await blind.refused('createContainer', 'not to be seen', 404, { path: game.at(one) })
    findings.same(rule, 'challenges with an entry of their own', await listed(eyed), [two])
    const flag = await secret(world, 'flag{rights}')
    const send = (id: number) => ({ path: game.at(id), body: { flag } })
    await blind.refused('submitFlag', 'without the right to see', 400, send(one))
    await mute.refused('submitFlag', 'without the right to send', 400, send(one))
    await eyed.refused('submitFlag', 'an entry replaces the default', 400, send(two))
  },

  'points, bloods and ranks': async (world) => {
    const { findings } = world
    const [pointless, bloodless, weightless, rankless, plain] = world.players
    if (!pointless || !bloodless || !weightless || !rankless || !plain) return
    const game = await scratchGame(world, 'weights')
    const id = await game.challenge({ title: 'Weights', ...kind }, { flags: ['flag{weights}'] })
    const join = (player: Player, ...names: GamePermissionName[]) =>
      joinAs(world, game, player, { defaultPermissions: allBut(...names) })
    await join(pointless, 'GetScore')
    await join(bloodless, 'GetBlood')
    await join(weightless, 'AffectDynamicScore')
    await join(rankless, 'RankOverall')
    await join(plain)
    const order = [bloodless, pointless, weightless, rankless, plain]
    for (const player of order) await game.solve(player, id, 'flag{weights}')
    const board = await game.board(({ items }) => items.every((item) => item.solvedCount === 1))
    const row = (player: Player) => board.items.find((item) => item.id === player.teamId)
    const kinds = order.map((player) => row(player)?.solvedChallenges[0]?.type)
    const expected = ['Normal', 'FirstBlood', 'SecondBlood', 'ThirdBlood', 'Normal']
    findings.same(rule, 'kinds of solves', kinds, expected)
    const challenge = Object.values(board.challenges).flat()[0]
    findings.same(rule, 'solves that count for the fall', challenge?.solved, 4)
    findings.same(rule, 'score after four', challenge?.score, 661)
    // 661 with 30 and 10 permille; the first blood has no right to points.
    const points = order.map((player) => row(player)?.score)
    findings.same(rule, 'points', points, [661, 0, 681, 668, 661])
    const ranks = order.map((player) => row(player)?.rank)
    findings.same(rule, 'ranks', ranks, [2, 4, 1, 0, 3])
    const own = order.map((player) => row(player)?.divisionRank)
    findings.same(rule, 'ranks in the divisions', own, [1, 1, 1, 1, 1])
    const divisions = new Set(board.timelines.map(({ divisionId }) => divisionId))
    findings.same(rule, 'curves: overall and of each division', divisions.size, 6)
  },
})
