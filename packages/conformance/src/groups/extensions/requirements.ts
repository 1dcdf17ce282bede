import type { Schema } from '@halyard/api'
import { onServersWith } from '#groups/extensions/named.ts'
import type { Member } from '#world/member.ts'
import { eventually } from '#world/patience.ts'
import { type ScratchGame, scratchGame } from '#world/scratch-game.ts'
import { scenariosApart } from '#world/world.ts'

const kind = { category: 'Misc', type: 'StaticAttachment' } as const
const flag = 'flag{open}'
const rule = 'rule: challenges that open after others'

const idsOf = ({ challenges }: Pick<Schema<'GameDetailModel'>, 'challenges'>) =>
  Object.values(challenges)
    .flat()
    .map(({ id }) => id)
    .toSorted((a, b) => a - b)

/** What a player sees, once it is as hoped. */
const seenBy = (player: Member, game: ScratchGame, hoped: readonly number[]) =>
  eventually(
    () => player.ok('getGameDetails', { path: game.path }),
    (details) => String(idsOf(details)) === String(hoped),
  )

export const requirementsExtension = scenariosApart('extensions', {
  'requirements: a challenge opens after another': onServersWith('requirements', async (world) => {
    const { admin, findings } = world
    const game = await scratchGame(world, 'requirements')
    const first = await game.challenge({ title: 'First', ...kind }, { flags: [flag] })
    const second = await game.challenge({ title: 'Second', ...kind }, { flags: [flag] })
    const third = await game.challenge({ title: 'Third', ...kind }, { flags: [flag] })
    const requires = [first]
    await admin.ok('updateRequirements', {
      path: game.at(second),
      body: { requires, tile: 'titled' },
    })
    await admin.ok('updateRequirements', { path: game.at(third), body: { requires } })
    const [ahead, behind] = world.players
    if (!ahead || !behind) return
    await game.joinAll([ahead, behind])
    const before = await seenBy(ahead, game, [first])
    findings.same(rule, 'challenges before', idsOf(before), [first])
    const shown = before.locked?.map(({ id, title }) => [id, title])
    findings.same(rule, 'locked challenges that are shown', shown, [[second, 'Second']])
    await ahead.refused('getChallenge', 'a locked challenge', 404, { path: game.at(second) })
    await ahead.refused('submitFlag', 'a locked challenge', 404, {
      path: game.at(third),
      body: { flag },
    })
    await game.solve(ahead, first, flag)
    const after = await seenBy(ahead, game, [first, second, third])
    findings.same(rule, 'challenges after the solve', idsOf(after), [first, second, third])
    await game.solve(ahead, second, flag)
    const elsewhere = await seenBy(behind, game, [first])
    findings.same(rule, 'challenges of a team that has not solved', idsOf(elsewhere), [first])
  }),

  'requirements: their resource': onServersWith('requirements', async (world) => {
    const { admin, anonymous, findings, loner } = world
    const game = await scratchGame(world, 'requirements settings')
    const first = await game.challenge({ title: 'First', ...kind }, { flags: [flag] })
    const second = await game.challenge({ title: 'Second', ...kind }, { flags: [flag] })
    const path = game.at(second)
    const before = await admin.ok('getRequirements', { path })
    findings.same('getRequirements', 'of a new challenge', before.requires, [])
    const body = { requires: [first], tile: 'unnamed' as const }
    const saved = await admin.ok('updateRequirements', { path, body })
    await game.change(second, { title: 'Renamed' })
    const kept = await admin.ok('getRequirements', { path })
    findings.same('updateChallenge', 'the requirements after a save of the challenge', kept, saved)
    await admin.refused('updateRequirements', 'to another state', 412, {
      path,
      body,
      headers: { 'if-match': before.etag },
    })
    const circle = { path: game.at(first), body: { requires: [second] } }
    await admin.refused('updateRequirements', 'challenges that wait for each other', 400, circle)
    await admin.refused('updateRequirements', 'a challenge that is not there', 400, {
      path,
      body: { requires: [2_147_483_647] },
    })
    for (const id of ['getRequirements', 'updateRequirements'] as const) {
      const call = id === 'getRequirements' ? { path } : { path, body }
      await anonymous.refused(id, 'nobody', 401, call)
      await loner.refused(id, 'a player', 403, call)
    }
    await admin.ok('deleteChallenge', { path: game.at(first) })
    const left = await admin.ok('getRequirements', { path })
    findings.same('deleteChallenge', 'the requirements after it', left.requires, [])
  }),
})
