import { createMonitorFeed } from '@halyard/query/live'
import type { FeedState, MonitorFeed, MonitorList } from '@halyard/query/live'
import { useQueryClient } from '@tanstack/react-query'
import { createContext, startTransition, use, useEffect, useState } from 'react'
import type { ReactNode } from 'react'

type Feeds = Readonly<Record<MonitorList, MonitorFeed>> & { readonly gameId: number }
const FeedsContext = createContext<Feeds | undefined>(undefined)

/** Keeps both lists of a game while any screen of its watchers is open; each starts with its first screen. For one game: give it its key. */
export function FeedsProvider({ gameId, children }: { gameId: number; children: ReactNode }) {
  const client = useQueryClient()
  const [feeds] = useState((): Feeds => ({
    gameId,
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

/**
 * The game whose answers are corrected, and the way to show one that was.
 *
 * @throws outside of the frame
 */
export function useCorrected(): { gameId: number; amend: MonitorFeed['amend'] } {
  const feeds = use(FeedsContext)
  if (!feeds) throw new Error('Only below FeedsProvider')
  return { gameId: feeds.gameId, amend: feeds.submissions.amend }
}

/**
 * A list, and the way to read again what failed. Rendering what arrived gives way to typing and scrolling.
 *
 * @throws outside of the frame
 */
export function useFeed(list: MonitorList): FeedState & { retry: () => void } {
  const feed = use(FeedsContext)?.[list]
  if (!feed) throw new Error('Only below FeedsProvider')
  const [shown, setShown] = useState({ feed, state: feed.state() })
  useEffect(() => {
    let isFirst = true
    const follow = () => {
      const state = feed.state()
      const show = () => setShown({ feed, state })
      // The first rows wait for nothing: what follows them closely would put them off again and again.
      if (isFirst) show()
      else startTransition(show)
      isFirst &&= state.journal.entries.length === 0
    }
    const leave = feed.subscribe(follow)
    follow()
    return leave
  }, [feed])
  const state = shown.feed === feed ? shown.state : feed.state()
  return { ...state, retry: feed.retry }
}
