import { uploadText } from '#groups/asset/assets.ts'
import { Halted } from '#findings/halt.ts'
import { type Makers, makeMembers } from '#world/accounts.ts'
import { Cleanup, type Leftover } from '#world/cleanup.ts'
import { scratchGame } from '#world/scratch-game.ts'
import { makeTeam } from '#world/teams.ts'

const made = { title: 'Life', category: 'Misc', type: 'StaticAttachment' } as const

/**
 * One whole life: an account, a team, a file, a game that is made, started, played and deleted. Learns the manners of the server on the
 * way, and returns what it did not let go.
 */
export async function liveOnce(makers: Makers): Promise<Leftover[]> {
  const cleanup = new Cleanup()
  try {
    await live({ ...makers, cleanup })
  } catch (error) {
    // What prevents one is reported by the stories that need it.
    if (!(error instanceof Halted)) throw error
  }
  return cleanup.run()
}

async function live(makers: Makers): Promise<void> {
  const { admin, manners, prefix } = makers
  const [member] = await makeMembers(makers, ['life'])
  if (!member) return
  const player = await makeTeam(makers, member, `${prefix} life`)
  const game = await scratchGame(makers, 'life')
  const { hash: fileHash } = await uploadText(makers, 'life.txt')
  const challengeId = await game.challenge(made, { flags: ['flag{life}'] })
  const path = game.at(challengeId)
  await admin.ok('setAttachment', { path, body: { attachmentType: 'Local', fileHash } })
  await game.start()
  const { status } = await player.send('getGame', { path: game.path })
  manners.opensUnlistedGames = status === 200
  if (!manners.opensUnlistedGames) await game.set({ hidden: false })
  await game.join(player)
  await game.solve(player, challengeId, 'flag{life}')
  const change = await admin.send('updateChallenge', { path, body: { content: 'Late' } })
  manners.changesRunningGames = change.status === 200
}
