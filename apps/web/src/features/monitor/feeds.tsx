import { createMonitorFeed } from '@halyard/query/live'
import type { FeedState, MonitorFeed, MonitorList } from '@halyard/query/live'
import { useQueryClient } from '@tanstack/react-query'
import { createContext, use, useEffect, useState, useSyncExternalStore } from 'react'
import type { ReactNode } from 'react'

type Feeds = Readonly<Record<MonitorList, MonitorFeed>>
const FeedsContext = createContext<Feeds | undefined>(undefined)

/** Keeps both lists of a game while any screen of its watchers is open; each starts with its first screen. For one game: give it its key. */
export function FeedsProvider({ gameId, children }: { gameId: number; children: ReactNode }) {
  const client = useQueryClient()
  const [feeds] = useState((): Feeds => ({
    events: createMonitorFeed({ client, gameId, list: 'events' }),
    submissions: createMonitorFeed({ client, gameId, list: 'submissions' }),
  }))
  useEffect(
    () => () => {
      feeds.events.stop()
      feeds.submissions.stop()
    },
    [feeds],
  )
  return <FeedsContext value={feeds}>{children}</FeedsContext>
}

/** A list as it is now, and the way to read again what failed. @throws outside of the frame */
export function useFeed(list: MonitorList): FeedState & { retry: () => void } {
  const feed = use(FeedsContext)?.[list]
  if (!feed) throw new Error('Only below FeedsProvider')
  const state = useSyncExternalStore(feed.subscribe, feed.state)
  return { ...state, retry: feed.retry }
}
