import { onServersWith } from '#groups/extensions/named.ts'
import { scratchGame } from '#world/scratch-game.ts'
import { scenariosApart } from '#world/world.ts'

const kind = { category: 'Misc', type: 'StaticAttachment' } as const
const rule = 'rule: roles of one game'

export const gameStaffExtension = scenariosApart('extensions', {
  'gameStaff: a link gives a role, once': onServersWith('gameStaff', async (world) => {
    const { admin, anonymous, findings, loner, mate } = world
    const { id: gameId } = await scratchGame(world, 'staff')
    const path = { id: gameId }
    const made = await admin.ok('createStaffInvitation', { path, body: { role: 'reviewer' } })
    const body = { token: made.token }
    const offer = await loner.ok('readStaffInvitation', { body })
    findings.same(
      rule,
      'the offer',
      [offer.gameId, offer.role, offer.ownRole],
      [gameId, 'reviewer', null],
    )
    await anonymous.refused('acceptStaffInvitation', 'nobody', 401, { body })
    await loner.refused('listParticipations', 'without a role', 403, { path })
    const given = await loner.ok('acceptStaffInvitation', { body })
    findings.same(rule, 'the role', [given.id, given.role], [gameId, 'reviewer'])
    await mate.refused('acceptStaffInvitation', 'a used link', 404, { body })
    await loner.ok('listParticipations', { path })
    await loner.refused('listEditChallenges', 'beyond the role', 403, { path })
    await loner.refused('deleteGame', 'beyond every role', 403, { path })
    const { staff, invitations } = await admin.ok('listStaff', { path })
    findings.same(
      rule,
      'the staff',
      staff.map(({ role }) => role),
      ['reviewer'],
    )
    findings.same(rule, 'invitations that are left', invitations, [])
    await loner.ok('leaveStaff', { path })
    await loner.refused('listParticipations', 'after leaving', 403, { path })
  }),

  'gameStaff: an author sees own challenges': onServersWith('gameStaff', async (world) => {
    const { admin, findings, mate } = world
    const game = await scratchGame(world, 'authors')
    const path = { id: game.id }
    const foreign = await game.challenge({ title: 'Foreign', ...kind }, { flags: ['flag{rope}'] })
    const { token } = await admin.ok('createStaffInvitation', { path, body: { role: 'author' } })
    await mate.ok('acceptStaffInvitation', { body: { token } })
    const before = await mate.ok('listEditChallenges', { path })
    findings.same(rule, 'challenges of a new author', before, [])
    const made = await mate.ok('createChallenge', { path, body: { title: 'Own', ...kind } })
    const own = await mate.ok('listEditChallenges', { path })
    findings.same(
      rule,
      'challenges of an author',
      own.map(({ id }) => id),
      [made.id],
    )
    await mate.refused('getEditChallenge', 'of somebody else', 404, { path: game.at(foreign) })
    await mate.ok('leaveStaff', { path })
    await mate.refused('getEditChallenge', 'after leaving', 403, {
      path: { ...path, challengeId: made.id },
    })
  }),
})
