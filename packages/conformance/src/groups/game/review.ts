import type { Schema } from '@halyard/api'
import { nobody } from '#world/moments.ts'
import { scratchGame } from '#world/scratch-game.ts'
import { scenariosApart } from '#world/world.ts'

export const reviewScenarios = scenariosApart('admin', {
  'reviewing teams': async (world) => {
    const { admin, anonymous, findings } = world
    const [player] = world.players
    if (!player) return
    const game = await scratchGame(world, 'review', { acceptWithoutReview: false })
    await game.join(player)
    const { id, team } = await game.participation(player)
    findings.same('listParticipations', 'captain', team.captainId, player.userId)
    const review = (body: Schema<'ParticipationEditModel'>) =>
      admin.ok('reviewParticipation', { path: { id }, body })
    const status = async () => (await game.participation(player)).status
    const onBoard = async (isThere: boolean) => {
      const board = await game.board(({ items }) => items.length === (isThere ? 1 : 0))
      return board.items.length === 1
    }
    findings.same('getScoreboard', 'a pending team is on the board', await onBoard(false), false)

    await review({ status: 'Accepted' })
    findings.same('reviewParticipation', 'state', await status(), 'Accepted')
    const { locked } = await anonymous.ok('getTeam', { path: { id: player.teamId } })
    findings.same('reviewParticipation', 'acceptance locks the team', locked, true)
    findings.same('getScoreboard', 'an accepted team is on the board', await onBoard(true), true)
    await review({ status: 'Accepted' })

    await review({ status: 'Suspended' })
    findings.same('getScoreboard', 'a suspended team is on the board', await onBoard(false), false)
    await player.refused('getGameDetails', 'suspended', 400, { path: game.path })
    await review({ status: 'Accepted' })
    findings.same('reviewParticipation', 'state', await status(), 'Accepted')
  },

  'steps a review may not take': async (world) => {
    const { admin, findings } = world
    const [player] = world.players
    if (!player) return
    const game = await scratchGame(world, 'steps', { acceptWithoutReview: false })
    await game.join(player)
    const { id } = await game.participation(player)
    const refuse = (why: string, status: Schema<'ParticipationStatus'>) =>
      admin.refused(
        'reviewParticipation',
        why,
        { status: 400, reference: { statuses: [200], fact: 'reviewSteps' } },
        {
          path: { id },
          body: { status },
        },
      )
    await admin.ok('reviewParticipation', { path: { id }, body: { status: 'Rejected' } })
    await player.refused('getGameDetails', 'rejected', 400, { path: game.path })
    const first = await refuse('from Rejected to Accepted', 'Accepted')
    if (first.status === 200) return
    await refuse('from Rejected to Suspended', 'Suspended')
    await game.join(player)
    const again = await game.participation(player)
    findings.same('joinGame', 'a rejected team may apply again', again.status, 'Pending')
  },

  'moving a team to a division': async (world) => {
    const { admin, findings } = world
    const [player] = world.players
    if (!player) return
    const game = await scratchGame(world, 'move')
    await game.enter(player)
    const { id } = await game.participation(player)
    const body = { name: 'Later' }
    const division = await admin.ok('createDivision', { path: game.path, body })
    const set = (change: Schema<'ParticipationEditModel'>) =>
      admin.ok('reviewParticipation', { path: { id }, body: change })
    const current = async () => (await game.participation(player)).divisionId
    await set({ divisionId: division.id })
    findings.same('reviewParticipation', 'division', await current(), division.id)
    await set({ divisionId: nobody, status: null })
    findings.same(
      'reviewParticipation',
      'an unknown division is ignored',
      await current(),
      division.id,
    )
    await set({ status: 'Accepted' })
    const expected = { ours: division.id, reference: null, fact: 'keptDivision' as const }
    const kept = await current()
    findings.sameOrReference('reviewParticipation', 'an absent division is kept', kept, expected)
    await set({ divisionId: null })
    findings.same('reviewParticipation', 'null clears the division', await current(), null)
  },
})
