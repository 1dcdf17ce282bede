import { listenToHub } from '@halyard/api'
import type { HubState, Notice, Schema } from '@halyard/api'
import type { QueryClient } from '@tanstack/react-query'
import { lead } from '#core/leader.ts'
import { gameKeys } from '#game/keys.ts'
import { playQueries } from '#game/play/queries.ts'
import { playLive } from '#game/live.ts'
import { catchUpAfterMs } from '#game/read-soon.ts'

export { watchLog } from '#watch-log.ts'
export { watchQuestions } from '#watch-questions.ts'
export { createMonitorFeed } from '#game/monitor-feed.ts'
export type { FeedState, MonitorFeed, MonitorList } from '#game/monitor-feed.ts'

/** What tabs send each other. */
type Message =
  | { readonly type: 'notice'; readonly notice: Notice }
  | { readonly type: 'presence'; readonly presence: Schema<'TeamPresenceModel'> }
  | { readonly type: 'question' }
  | { readonly type: 'state'; readonly state: HubState }
  /** A tab that was opened later asks for the state. */
  | { readonly type: 'ask' }

type WatchOptions = {
  client: QueryClient
  gameId: number
  /** State of the browser's one connection. */
  onState: (state: HubState) => void
  /** The page's own by default. */
  origin?: string
}

/**
 * Receives a game's notices as they happen, over one connection for all tabs of this browser: the leading tab holds it and passes
 * on what it receives. After every loss the cache catches up; a notice that arrives twice is one. Without a hub polling continues.
 *
 * @returns how to stop
 */
export function watchGame(options: WatchOptions): () => void {
  const { client, gameId, onState } = options
  const channel = new BroadcastChannel(`halyard:game:${gameId}`)
  const live = playLive(client, gameId)
  let state: HubState = 'connecting'
  let isLeader = false
  let waiting: ReturnType<typeof setTimeout> | undefined

  // oxlint-disable-next-line unicorn/require-post-message-target-origin -- a channel has no target: it is of this origin
  const broadcast = (message: Message) => channel.postMessage(message)
  const setState = (next: HubState) => {
    // The first connection, too: a notice may have come between the last fetch and now.
    clearTimeout(waiting)
    if (next === 'connected') {
      waiting = setTimeout(() => catchUp(client, gameId), catchUpAfterMs())
    }
    state = next
    onState(next)
  }
  channel.addEventListener('message', ({ data }: MessageEvent<Message>) => {
    if (data.type === 'notice') live.ReceivedGameNotice(data.notice)
    else if (data.type === 'presence') live.ReceivedTeamPresence(data.presence)
    else if (data.type === 'question') live.ReceivedTeamQuestion()
    else if (data.type === 'state') {
      if (data.state !== state) setState(data.state)
    } else if (isLeader) broadcast({ type: 'state', state })
  })

  const resign = lead(`hub:user:${gameId}`, () => {
    isLeader = true
    return listenToHub({
      origin: options.origin ?? window.location.origin,
      hub: 'user',
      gameId,
      on: {
        ReceivedGameNotice(notice) {
          live.ReceivedGameNotice(notice)
          broadcast({ type: 'notice', notice })
        },
        ReceivedTeamPresence(presence) {
          live.ReceivedTeamPresence(presence)
          broadcast({ type: 'presence', presence })
        },
        ReceivedTeamQuestion() {
          live.ReceivedTeamQuestion()
          broadcast({ type: 'question' })
        },
      },
      onState(next) {
        // A tab that is being closed leaves it to the next leader to report.
        if (next === 'closed') return
        setState(next)
        broadcast({ type: 'state', state: next })
      },
    })
  })
  broadcast({ type: 'ask' })
  return () => {
    clearTimeout(waiting)
    resign()
    channel.close()
  }
}

/** Refetches what a lost connection may have missed. */
function catchUp(client: QueryClient, gameId: number): void {
  const all = gameKeys.all(gameId)
  void client.invalidateQueries({ queryKey: [...all, 'notices'] })
  void client.invalidateQueries({ queryKey: playQueries.details(gameId).queryKey })
}
