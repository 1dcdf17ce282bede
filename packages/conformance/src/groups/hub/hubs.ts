import { listenToHub } from '@halyard/api'
import { scratchGame } from '#world/scratch-game.ts'
import { type World, scenariosApart } from '#world/world.ts'

/** Milliseconds after the handshake, before which a push may be lost: some servers let the connection join its game only then. */
const SETTLE_MS = 1000

/** How long a push may take before it counts as lost, milliseconds. */
const PUSH_MS = 10_000

/** Hears one hub of a game as a visitor until something comes, or the connection is refused, or time is up. */
function receiveNotice(
  { server }: World,
  hub: 'user' | 'monitor',
  gameId: number,
  onReady: () => Promise<unknown>,
): Promise<unknown> {
  return new Promise((resolve) => {
    const end = (what: unknown) => {
      clearTimeout(timer)
      close()
      resolve(what)
    }
    const timer = setTimeout(() => end('nothing'), PUSH_MS)
    let isReady = false
    const close = listenToHub({
      origin: new URL(server.baseUrl).origin,
      hub,
      gameId,
      on: { ReceivedGameNotice: end },
      onState(state) {
        if (state === 'waiting') setImmediate(end, 'no connection')
        if (state !== 'connected' || isReady) return
        isReady = true
        setTimeout(() => void onReady().catch(end), SETTLE_MS)
      },
    })
  })
}

export const hubScenarios = scenariosApart('hub', {
  'a notice is pushed as it is listed': async (world) => {
    const { admin, anonymous, findings } = world
    const game = await scratchGame(world, 'push', { hidden: false })
    const { id, path } = game
    await game.start()
    const heard = await receiveNotice(world, 'user', id, () =>
      admin.ok('createNotice', { path, body: { content: 'Pushed' } }),
    )
    const listed = await anonymous.ok('listNotices', { path })
    findings.same('createNotice', 'what the user hub tells', heard, listed[0])
  },

  'visitors do not hear what monitors hear': async (world) => {
    const game = await scratchGame(world, 'no push')
    await game.start()
    const heard = await receiveNotice(world, 'monitor', game.id, () => Promise.resolve())
    const isRefused = heard === 'no connection' || heard === 'nothing'
    world.findings.needed('listEvents', 'the monitor hub is closed to visitors', isRefused, true)
  },
})
