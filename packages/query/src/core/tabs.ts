import { hashKey } from '@tanstack/react-query'
import type { Query, QueryClient, QueryKey } from '@tanstack/react-query'
import { userOf } from '#account/user.ts'
import { setPollShare } from '#core/freshness.ts'
import { lead } from '#core/leader.ts'

/** What the tabs of one browser send each other. */
type TabMessage =
  | {
      readonly type: 'answer'
      readonly user: string | undefined
      readonly key: QueryKey
      readonly data: unknown
      readonly updatedAt: number
    }
  /** The answer did not change since that moment: a tab that has it needs only the new time. */
  | {
      readonly type: 'same'
      readonly user: string | undefined
      readonly key: QueryKey
      readonly before: number
      readonly updatedAt: number
    }
  /** Requests the answer of that moment: this tab has an older one. */
  | {
      readonly type: 'want'
      readonly user: string | undefined
      readonly key: QueryKey
      readonly updatedAt: number
    }
  /** The user of this tab changed: what the others show may belong to the old one. */
  | { readonly type: 'user'; readonly user: string | undefined }

type Options = {
  client: QueryClient
  /** Somebody logged in or out in another tab. */
  onOtherUser: () => void
}

/** The leader polls a little earlier than the others would, so its answer reaches them before they poll. */
const leaderShare = 0.95
const followerShare = 1.3

/** A query with `isSharedWithTabs: false` in its `meta` is polled by each tab for itself. */
const isShared = (query: Query) =>
  query.meta?.['isSharedWithTabs'] !== false &&
  query.observers.some(({ options }) => options.refetchInterval !== undefined)

/**
 * One tab of a browser polls for all: it sends its answers to the others, which restarts their intervals. A tab that shows what the
 * leader does not polls for itself; a leader that is hidden or closed hands over. Answers reach only tabs of the same user.
 *
 * @returns how to stop it
 */
export function shareBetweenTabs({ client, onOtherUser }: Options): () => void {
  if (!('BroadcastChannel' in globalThis)) return () => {}
  const channel = new BroadcastChannel('halyard-answers')
  let isReceiving = false
  let user = userOf(client)

  // oxlint-disable-next-line unicorn/require-post-message-target-origin -- a channel reaches this origin only
  const send = (message: TabMessage) => channel.postMessage(message)
  const lastSent = new Map<string, { data: unknown; updatedAt: number }>()
  const sendAnswer = ({ queryKey: key, queryHash, state }: Query, present: string | undefined) => {
    const { data, dataUpdatedAt: updatedAt } = state
    const last = lastSent.get(queryHash)
    lastSent.set(queryHash, { data, updatedAt })
    if (last && last.data === data) {
      send({ type: 'same', user: present, key, before: last.updatedAt, updatedAt })
    } else send({ type: 'answer', user: present, key, data, updatedAt })
  }
  const unsubscribe = client.getQueryCache().subscribe((event) => {
    if (event.type === 'removed') lastSent.delete(event.query.queryHash)
    if (event.type !== 'updated' || event.action.type !== 'success') return
    const present = userOf(client)
    // While the user changes none is known; other answers that arrive meanwhile must not hide the change.
    if (present !== undefined && present !== user) {
      const isChange = user !== undefined
      user = present
      if (isChange && !isReceiving) send({ type: 'user', user })
    }
    const { query, action } = event
    if (isReceiving || action.manual || !isShared(query)) return
    sendAnswer(query, present)
  })

  const receive = (message: TabMessage) => {
    if (message.type === 'user') {
      if (message.user !== userOf(client)) onOtherUser()
      return
    }
    const known = client.getQueryState(message.key)
    if (message.user === undefined || message.user !== userOf(client) || !known) return
    const { user: present, key, updatedAt } = message
    if (message.type === 'want') {
      const last = lastSent.get(hashKey(key))
      if (last?.updatedAt === updatedAt)
        send({ type: 'answer', user: present, key, data: last.data, updatedAt })
    } else if (message.type === 'same' && known.dataUpdatedAt === message.before) {
      client.setQueryData(key, known.data, { updatedAt })
    } else if (message.type === 'same') {
      if (known.dataUpdatedAt < updatedAt) send({ type: 'want', user: present, key, updatedAt })
    } else if (known.dataUpdatedAt < updatedAt) {
      client.setQueryData(key, message.data, { updatedAt })
    }
  }
  channel.addEventListener('message', ({ data }: MessageEvent<TabMessage>) => {
    isReceiving = true
    try {
      receive(data)
    } finally {
      isReceiving = false
    }
  })

  let resign: (() => void) | undefined
  const followVisibility = () => {
    const isVisible = document.visibilityState === 'visible'
    if (isVisible && !resign) {
      resign = lead('poll', () => {
        setPollShare(leaderShare)
        return () => setPollShare(followerShare)
      })
    } else if (!isVisible && resign) {
      resign()
      resign = undefined
    }
  }
  setPollShare(followerShare)
  followVisibility()
  document.addEventListener('visibilitychange', followVisibility)

  return () => {
    document.removeEventListener('visibilitychange', followVisibility)
    resign?.()
    unsubscribe()
    channel.close()
  }
}
