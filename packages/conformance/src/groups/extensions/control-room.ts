import { onServersWith } from '#groups/extensions/named.ts'
import { scratchGame } from '#world/scratch-game.ts'
import { scenariosApart } from '#world/world.ts'

export const controlRoomExtension = scenariosApart('extensions', {
  'controlRoom: what needs somebody in a game': onServersWith('controlRoom', async (world) => {
    const { admin, anonymous, findings, loner } = world
    const { id } = await scratchGame(world, 'control-room')
    const path = { id }
    const { time, instances, ...room } = await admin.ok('getControlRoom', { path })
    findings.same('getControlRoom', 'when it was read', Math.abs(Date.now() - time) < 60_000, true)
    findings.same('getControlRoom', 'what runs', instances.running + instances.starting, 0)
    findings.same('getControlRoom', 'a game without teams', room, {
      ...{ acceptedTeams: 0, waitingTeams: 0, waiting: [] },
      ...{ stuckTeams: 0, stuck: [], unsolvedChallenges: 0, unsolved: [] },
      ...{ sudden: [], common: [] },
    })
    await anonymous.refused('getControlRoom', 'nobody', 401, { path })
    await loner.refused('getControlRoom', 'a player', 403, { path })
    await admin.refused('getControlRoom', 'a game that there is not', 404, {
      path: { id: 2_000_000_000 },
    })
  }),
})
