import { once } from 'node:events'
import { unwrap } from '@halyard/api'
import type { Actor } from './actor.ts'

/** A service of the built-in instances whose traffic is captured. @returns the id of its challenge */
export async function newCapturedService(
  { api }: Actor,
  gameId: number,
  title: string,
): Promise<number> {
  const { id: challengeId } = await unwrap(
    api.POST('/api/edit/games/{id}/challenges', {
      params: { path: { id: gameId } },
      body: { title, category: 'Web', type: 'DynamicContainer' },
    }),
  )
  await unwrap(
    api.PUT('/api/edit/games/{id}/challenges/{challengeId}', {
      params: { path: { id: gameId, challengeId } },
      body: {
        containerImage: 'halyard/chandlery',
        exposePort: 80,
        flagTemplate: 'halyard{[TEAM_HASH]}',
        enableTrafficCapture: true,
        isEnabled: true,
      },
    }),
  )
  return challengeId
}

/** Starts an instance of a team, says something to it through the platform, and ends it: only then its capture is there. */
export async function leaveCapture(
  server: string,
  { player, admin }: { player: Actor; admin: Actor },
  { said, ...path }: { id: number; challengeId: number; said: string },
): Promise<void> {
  const { entry } = await unwrap(
    player.api.POST('/api/game/{id}/container/{challengeId}', { params: { path } }),
  )
  const socket = new WebSocket(`${server.replace(/^http/, 'ws')}/api/proxy/${entry}`)
  socket.binaryType = 'arraybuffer'
  await once(socket, 'open')
  socket.send(new TextEncoder().encode(said))
  // It greets, and answers whatever is said.
  await once(socket, 'message')
  socket.close()
  await once(socket, 'close')
  const { data: instances } = await unwrap(admin.api.GET('/api/admin/instances'))
  const guid = instances.find(({ containerGuid }) => entry.includes(containerGuid))?.containerGuid
  await unwrap(
    admin.api.DELETE('/api/admin/instances/{id}', { params: { path: { id: guid ?? entry } } }),
  )
}
