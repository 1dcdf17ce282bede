import { createHash } from 'node:crypto'
import { challengeSalt, teamHash } from '@halyard/rules'
import type { Player } from '#world/member.ts'
import { scratchGame } from '#world/scratch-game.ts'
import { scenariosApart } from '#world/world.ts'

const rule = 'rule: flags from the team hash'
const sha256 = (text: string) => createHash('sha256').update(text).digest('hex')

export const teamHashScenarios = scenariosApart('rules', {
  'a flag of the team hash': async (world) => {
    const { admin, findings } = world
    const [first, second] = world.players
    if (!first || !second) return
    const game = await scratchGame(world, 'hash')
    const made = { title: 'Hash', category: 'Pwn', type: 'DynamicContainer' } as const
    const id = await game.challenge(made, { flagTemplate: 'flag{[TEAM_HASH]}' })
    await game.joinAll([first, second])
    const salt = challengeSalt(sha256, await admin.ok('getGameHashSalt', { path: game.path }), id)
    const flagOf = async (player: Player) => {
      const { teamToken } = await player.ok('getGameDetails', { path: game.path })
      return `flag{${teamHash(sha256, salt, teamToken)}}`
    }
    const flag = await flagOf(first)
    const early = await game.submit(first, id, flag)
    findings.same(rule, 'before the first look', early, 'WrongAnswer')
    for (const player of [first, second]) await player.ok('getChallenge', { path: game.at(id) })
    findings.same(rule, 'of another team', await game.submit(second, id, flag), 'WrongAnswer')
    findings.same(rule, 'after the first look', await game.submit(first, id, flag), 'Accepted')
  },
})
