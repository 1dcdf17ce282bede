import { hashKey } from '@tanstack/react-query'
import type { Query, QueryClient, QueryKey } from '@tanstack/react-query'
import { userOf } from '#account/user.ts'
import { setPollShare } from '#core/freshness.ts'
import { lead } from '#core/leader.ts'

/** What the tabs of one browser tell each other. */
type Told =
  | {
      readonly type: 'answer'
      readonly user: string | undefined
      readonly key: QueryKey
      readonly data: unknown
      readonly updatedAt: number
    }
  /** Asked again, and answered what was told at that moment: whoever has that needs not be sent it as a whole. */
  | {
      readonly type: 'same'
      readonly user: string | undefined
      readonly key: QueryKey
      readonly before: number
      readonly updatedAt: number
    }
  /** Whoever told of that moment may send it as a whole: this tab has something else. */
  | {
      readonly type: 'want'
      readonly user: string | undefined
      readonly key: QueryKey
      readonly updatedAt: number
    }
  /** Somebody logged in or out here: whatever the others show may be somebody else's. */
  | { readonly type: 'user'; readonly user: string | undefined }

type Options = {
  client: QueryClient
  /** Somebody logged in or out in another tab. */
  onOtherUser: () => void
}

/** The leader asks a little earlier than the others would: they hear its answer in time and need not ask. */
const leaderShare = 0.95
const followerShare = 1.3

/** A query whose `meta` says `isToldToTabs: false` is polled by each tab for itself. */
const isTold = (query: Query) =>
  query.meta?.['isToldToTabs'] !== false &&
  query.observers.some(({ options }) => options.refetchInterval !== undefined)

/**
 * One tab of a browser polls for all: it tells the others what it was answered, which starts their waiting anew. A tab that shows
 * what the leader does not asks for itself; a leader that is hidden or closed hands over. Answers reach only tabs of the same
 * user.
 *
 * @returns how to stop it
 */
export function shareBetweenTabs({ client, onOtherUser }: Options): () => void {
  if (!('BroadcastChannel' in globalThis)) return () => {}
  const channel = new BroadcastChannel('halyard-answers')
  let isHearing = false
  let user = userOf(client)

  // oxlint-disable-next-line unicorn/require-post-message-target-origin -- a channel reaches this origin only
  const tell = (told: Told) => channel.postMessage(told)
  const lastTold = new Map<string, { data: unknown; updatedAt: number }>()
  const tellAnswer = ({ queryKey: key, queryHash, state }: Query, present: string | undefined) => {
    const { data, dataUpdatedAt: updatedAt } = state
    const last = lastTold.get(queryHash)
    lastTold.set(queryHash, { data, updatedAt })
    if (last && last.data === data) {
      tell({ type: 'same', user: present, key, before: last.updatedAt, updatedAt })
    } else tell({ type: 'answer', user: present, key, data, updatedAt })
  }
  const unsubscribe = client.getQueryCache().subscribe((event) => {
    if (event.type === 'removed') lastTold.delete(event.query.queryHash)
    if (event.type !== 'updated' || event.action.type !== 'success') return
    const present = userOf(client)
    // While a change of user is under way nobody knows who is there; other answers that come in then must not hide the change.
    if (present !== undefined && present !== user) {
      const isChange = user !== undefined
      user = present
      if (isChange && !isHearing) tell({ type: 'user', user })
    }
    const { query, action } = event
    if (isHearing || action.manual || !isTold(query)) return
    tellAnswer(query, present)
  })

  const hear = (told: Told) => {
    if (told.type === 'user') {
      if (told.user !== userOf(client)) onOtherUser()
      return
    }
    const known = client.getQueryState(told.key)
    if (told.user === undefined || told.user !== userOf(client) || !known) return
    const { user: present, key, updatedAt } = told
    if (told.type === 'want') {
      const last = lastTold.get(hashKey(key))
      if (last?.updatedAt === updatedAt)
        tell({ type: 'answer', user: present, key, data: last.data, updatedAt })
    } else if (told.type === 'same' && known.dataUpdatedAt === told.before) {
      client.setQueryData(key, known.data, { updatedAt })
    } else if (told.type === 'same') {
      if (known.dataUpdatedAt < updatedAt) tell({ type: 'want', user: present, key, updatedAt })
    } else if (known.dataUpdatedAt < updatedAt) {
      client.setQueryData(key, told.data, { updatedAt })
    }
  }
  channel.addEventListener('message', ({ data }: MessageEvent<Told>) => {
    isHearing = true
    try {
      hear(data)
    } finally {
      isHearing = false
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
