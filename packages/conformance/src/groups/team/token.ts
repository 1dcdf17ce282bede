import { scratchGame } from '#world/scratch-game.ts'
import { scenariosApart } from '#world/world.ts'

const publicKey = 'A6EHv/POEL4dcN0Y50vAmWfk1jCbpQ1fHdyGZBJVMbg='
const teamToken =
  '7:2YIvxcJ1h45QexgG1u/MIOokgaXnH3GJB5yMcVo0gsT0OX5sKtQQjllTZDkpZFueXIjZ1C+mAeOpOBfGjqByAg=='
const shortKey = Buffer.alloc(31).toString('base64')

export const tokenVerification = scenariosApart('team', {
  'tokens of teams, by the vector': async ({ anonymous }) => {
    const id = 'verifyTeamToken'
    await anonymous.ok(id, { body: { teamToken, publicKey } })
    const forged = teamToken.replace('7:', '8:')
    await anonymous.refused(id, 'wrong signature', 401, { body: { teamToken: forged, publicKey } })
    const refusals = {
      'key of 31 bytes': { teamToken, publicKey: shortKey },
      'no colon': { teamToken: 'seven', publicKey },
      'id is no number': { teamToken: teamToken.replace('7:', 'x:'), publicKey },
      'no signature': { teamToken: '7:', publicKey },
    }
    for (const [why, body] of Object.entries(refusals)) {
      await anonymous.refused(id, why, 400, { body })
    }
    const garbled = { status: 401, reference: { statuses: [400, 500], fact: 'malformed' as const } }
    const body = { teamToken: '7:***', publicKey }
    await anonymous.refused(id, 'signature is not base64', garbled, { body })
  },

  'tokens of teams, from a game': async (world) => {
    const [player] = world.players
    if (!player) return
    const game = await scratchGame(world, 'token')
    await game.join(player)
    const details = await player.ok('getGameDetails', { path: game.path })
    const belongs = details.teamToken.startsWith(`${player.teamId}:`)
    world.findings.check(
      'getGameDetails',
      belongs,
      `teamToken is of another team: ${details.teamToken}`,
    )
    await world.anonymous.ok('verifyTeamToken', {
      body: { teamToken: details.teamToken, publicKey: game.publicKey },
    })
  },
})
