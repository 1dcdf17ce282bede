import { listenToHub } from '@halyard/api'
import type { HubState, HubSurroundings, Notice } from '@halyard/api'
import type { QueryClient } from '@tanstack/react-query'
import { lead } from '#core/leader.ts'
import { gameQueries } from '#game/queries.ts'
import { playLive } from '#game/live.ts'

/** What the tab with the connection tells the others. */
type Told =
  | { readonly type: 'notice'; readonly notice: Notice }
  | { readonly type: 'state'; readonly state: HubState }
  /** A tab that came later asks how things are. */
  | { readonly type: 'ask' }

type WatchOptions = {
  client: QueryClient
  gameId: number
  /** How the browser's one connection is. */
  onState: (state: HubState) => void
  /** The page's own by default. */
  origin?: string
  surroundings?: Partial<HubSurroundings>
}

/**
 * Hears of a game's notices as they happen, over one connection for all tabs of this browser: the tab that has it tells the
 * others. After every break what may have been missed is read again; a notice that comes twice is one. Without a hub nothing
 * happens here, and what is polled goes on as it is.
 *
 * @returns how to stop
 */
export function watchGame(options: WatchOptions): () => void {
  const { client, gameId, onState } = options
  const channel = new BroadcastChannel(`halyard:game:${gameId}`)
  const live = playLive(client, gameId)
  let state: HubState = 'connecting'
  let isLeader = false

  // oxlint-disable-next-line unicorn/require-post-message-target-origin -- a channel has no target: it is of this origin
  const tell = (told: Told) => channel.postMessage(told)
  const enter = (next: HubState) => {
    // The first connection, too: a notice may have come between the last reading and now.
    if (next === 'connected') catchUp(client, gameId)
    state = next
    onState(next)
  }
  channel.addEventListener('message', ({ data }: MessageEvent<Told>) => {
    if (data.type === 'notice') live.ReceivedGameNotice(data.notice)
    else if (data.type === 'state') {
      if (data.state !== state) enter(data.state)
    } else if (isLeader) tell({ type: 'state', state })
  })

  const giveUp = lead(`hub:user:${gameId}`, () => {
    isLeader = true
    return listenToHub({
      origin: options.origin ?? window.location.origin,
      hub: 'user',
      gameId,
      on: {
        ReceivedGameNotice(notice) {
          live.ReceivedGameNotice(notice)
          tell({ type: 'notice', notice })
        },
      },
      onState(next) {
        // The last tab that leaves tells nobody; the next leader tells how it goes.
        if (next === 'closed') return
        enter(next)
        tell({ type: 'state', state: next })
      },
      ...(options.surroundings && { surroundings: options.surroundings }),
    })
  })
  tell({ type: 'ask' })
  return () => {
    giveUp()
    channel.close()
  }
}

/** Reads again what a broken connection may have kept from us. */
function catchUp(client: QueryClient, gameId: number): void {
  const all = gameQueries.all(gameId)
  void client.invalidateQueries({ queryKey: [...all, 'notices'] })
  void client.invalidateQueries({ queryKey: gameQueries.play(gameId).queryKey })
}
