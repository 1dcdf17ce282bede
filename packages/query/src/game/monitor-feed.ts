import { listenToHub } from '@halyard/api'
import type { HubListeners, HubState } from '@halyard/api'
import type { QueryClient } from '@tanstack/react-query'
import { fresh } from '#core/freshness.ts'
import { createCollector, emptyJournal } from '#game/journal.ts'
import type { Journal } from '#game/journal.ts'
import { entryOfEvent, entryOfSubmission } from '#game/monitor-entry.ts'
import type { MonitorEntry } from '#game/monitor-entry.ts'
import { monitorQueries } from '#game/monitor/queries.ts'
import { readDown } from '#game/read-down.ts'

export type MonitorList = 'events' | 'submissions'

export type FeedState = {
  readonly journal: Journal
  readonly hub: HubState
  /** The whole list has been read once. */
  readonly isComplete: boolean
  /** Why the last attempt to read failed. */
  readonly error: unknown
}

/** A list that follows what happens, as an external store. */
export type MonitorFeed = {
  state: () => FeedState
  /** The first subscriber starts it; it runs on until it is stopped, so that coming back to the screen reads nothing again. A later one starts it again. */
  subscribe: (listener: () => void) => () => void
  retry: () => void
  /** Shows an entry as it is after a correction: what was read before is not read again. */
  amend: (entry: MonitorEntry) => void
  stop: () => void
}

type FeedOptions = {
  client: QueryClient
  gameId: number
  list: MonitorList
  /** The page's own by default. */
  origin?: string
}

/** What comes within a frame is one change. Not an animation frame, which never comes while the page is out of view. */
const batchMs = 16
/** Where more than a few came within one, the next are shown together after this many milliseconds: nobody reads faster. */
const busyMs = 500
const fewEntries = 4
/** As many as fill a screen replace all that was there, so each of them is looked at for a second. */
const floodMs = 1000
const screenful = 30

const pauseAfter = (count: number): number => {
  if (count > screenful) return floodMs
  return count > fewEntries ? busyMs : batchMs
}
/** Some servers count a listener in only some moments after its handshake: what they push before that is lost. */
const countedInAfterMs = 1000
/** Few, so that they are there at once; the most events there are on a page. */
const firstCount = 100
/** As many as the server gives at once. */
const asManyAsAllowed = 0

function pageReader({ client, gameId, list }: FeedOptions) {
  // What staff reads is kept here, not in the cache.
  const once = { staleTime: 0, gcTime: 0, meta: { isSharedWithTabs: false } }
  return async (skip: number): Promise<readonly MonitorEntry[]> => {
    if (list === 'events') {
      // There zero gives none.
      const page = { skip, count: firstCount }
      const events = await client.query({ ...monitorQueries.events(gameId, page), ...once })
      return events.map(entryOfEvent)
    }
    const page = { skip, count: skip === 0 ? firstCount : asManyAsAllowed }
    const answers = await client.query({ ...monitorQueries.submissions(gameId, page), ...once })
    return answers.map(entryOfSubmission)
  }
}

/** The whole of a list of a game, by pages and from then on by the hub. What was missed while it was lost is read again. */
export function createMonitorFeed(options: FeedOptions): MonitorFeed {
  const { gameId, list } = options
  const readPage = pageReader(options)
  const collector = createCollector()
  const listeners = new Set<() => void>()
  let state: FeedState = {
    journal: emptyJournal,
    hub: 'closed',
    isComplete: false,
    error: undefined,
  }
  let waiting: MonitorEntry[] = []
  let timer: ReturnType<typeof setTimeout> | undefined
  let pauseMs = batchMs
  let end: (() => void) | undefined
  /** Everything older is known. */
  let knownUntil: number | undefined
  let isReading = false
  let isWantedAgain = false
  /** The server counts us in: what it pushes arrives. */
  let isCountedIn = false
  /** Nothing has been missed since the hub connected. */
  let isSettled = false
  let reading = new AbortController()

  const setState = (changes: Partial<FeedState>) => {
    if (reading.signal.aborted) return
    state = { ...state, ...changes }
    for (const listener of listeners) listener()
  }
  const flush = () => {
    clearTimeout(timer)
    timer = undefined
    pauseMs = pauseAfter(waiting.length)
    collector.add(waiting)
    waiting = []
    const journal = collector.journal()
    if (journal !== state.journal) setState({ journal })
  }
  const receive = (entries: readonly MonitorEntry[]) => {
    for (const entry of entries) waiting.push(entry)
    timer ??= setTimeout(flush, pauseMs)
  }
  const read = async (): Promise<void> => {
    if (isReading) {
      isWantedAgain = true
      return
    }
    isReading = true
    isWantedAgain = false
    const isCounted = isCountedIn
    const { signal } = reading
    try {
      const newest = await readDown({ readPage, onPage: receive, since: knownUntil, signal })
      if (!signal.aborted) {
        knownUntil = newest ?? knownUntil
        flush()
        // What was read is no flood.
        pauseMs = batchMs
        isSettled = isCounted && isCountedIn
        setState({ isComplete: true, error: undefined })
      }
    } catch (error) {
      if (!signal.aborted) setState({ error })
    }
    isReading = false
    if (isWantedAgain && !reading.signal.aborted) await read()
  }
  const start = () => {
    if (reading.signal.aborted) reading = new AbortController()
    let counting: ReturnType<typeof setTimeout> | undefined
    const polling = setInterval(() => {
      if (state.hub !== 'connected') void read()
    }, fresh.live)
    const on: HubListeners<'monitor'> =
      list === 'events'
        ? { ReceivedGameEvent: (event) => receive([entryOfEvent(event)]) }
        : { ReceivedSubmissions: (answer) => receive([entryOfSubmission(answer)]) }
    const leave = listenToHub({
      origin: options.origin ?? window.location.origin,
      hub: 'monitor',
      gameId,
      on,
      onState(hub) {
        clearTimeout(counting)
        if (hub === 'connected') {
          void read()
          counting = setTimeout(() => {
            isCountedIn = true
            void read()
          }, countedInAfterMs)
        } else {
          flush()
          if (isSettled) knownUntil = state.journal.entries[0]?.time ?? knownUntil
          isSettled = false
          isCountedIn = false
        }
        setState({ hub })
      },
    })
    void read()
    return () => {
      clearInterval(polling)
      clearTimeout(counting)
      clearTimeout(timer)
      leave()
    }
  }

  return {
    state: () => state,
    subscribe(listener) {
      listeners.add(listener)
      end ??= start()
      return () => listeners.delete(listener)
    },
    retry: () => void read(),
    amend(entry) {
      collector.replace(entry)
      setState({ journal: collector.journal() })
    },
    stop() {
      reading.abort()
      end?.()
      end = undefined
    },
  }
}
