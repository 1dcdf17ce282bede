import { hasStatus, unwrap } from '@halyard/api'
import type { AnswerResult, Scoreboard } from '@halyard/api'
import { queryOptions, skipToken } from '@tanstack/react-query'
import type { QueryClient } from '@tanstack/react-query'
import { api, languageOfCalls } from '#core/connection.ts'
import { fresh, poll } from '#core/freshness.ts'
import { waitForTurn } from '#core/patience/pace.ts'
import { gameLinks } from '#game/links.ts'
import { entryOfSubmission } from '#game/monitor-entry.ts'
import type { MonitorEntry } from '#game/monitor-entry.ts'
import type { ReadBoard } from '#game/read-board.ts'

type Page = { count: number; skip: number }
type EventFilter = Page & { hideContainer?: boolean }
type SubmissionFilter = Page & { type?: AnswerResult }

const lists = ['games'] as const
const all = (gameId: number) => ['game', gameId] as const
const challenges = (gameId: number) => [...all(gameId), 'challenge'] as const
const path = (gameId: number) => ({ path: { id: gameId } })

const detail = (gameId: number) =>
  queryOptions({
    queryKey: [...all(gameId), 'detail'],
    queryFn: ({ signal }) => unwrap(api().GET('/api/game/{id}', { params: path(gameId), signal })),
    refetchInterval: poll(fresh.live),
  })

export const gameQueries = {
  /** Prefix of the public lists. */
  lists: () => lists,
  /** Prefix of everything about one game. */
  all,
  /** Prefix of the opened challenges of a game. */
  challenges,
  list: (page: Page) =>
    queryOptions({
      queryKey: [...lists, 'page', page],
      queryFn: ({ signal }) => unwrap(api().GET('/api/game', { params: { query: page }, signal })),
      staleTime: fresh.list,
      refetchInterval: poll(fresh.list),
    }),
  /** The games nearest to now. @param limit 0 gives all, at most 50 */
  recent: (limit: number) =>
    queryOptions({
      queryKey: [...lists, 'recent', limit],
      queryFn: ({ signal }) =>
        unwrap(api().GET('/api/game/recent', { params: { query: { limit } }, signal })),
      staleTime: fresh.list,
      refetchInterval: poll(fresh.list),
    }),
  detail,
  /** A game as one of many in a list: read when it is shown, and not polled. What changes in a list is polled as a list. */
  listed: (gameId: number) =>
    queryOptions({ ...detail(gameId), staleTime: fresh.own, refetchInterval: false }),
  joinCheck: (gameId: number) =>
    queryOptions({
      queryKey: [...all(gameId), 'check'],
      queryFn: ({ signal }) =>
        unwrap(api().GET('/api/game/{id}/check', { params: path(gameId), signal })),
      staleTime: 0,
    }),
  /** The board as the own team sees it, with its rank. Polled. */
  play: (gameId: number) =>
    queryOptions({
      queryKey: [...all(gameId), 'play'],
      queryFn: ({ signal }) =>
        unwrap(api().GET('/api/game/{id}/details', { params: path(gameId), signal })),
      refetchInterval: poll(fresh.live),
    }),
  /** The scoreboard that is kept for a visit without a network: set by who reads it, never asked for. Its key is the prefix of all. */
  keptScoreboard: (gameId: number) =>
    queryOptions<Scoreboard>({ queryKey: [...all(gameId), 'scoreboard'], queryFn: skipToken }),
  /**
   * The scoreboard in a form of the caller's own, so that thousands of teams can be read outside of the page's thread. While the
   * server's version tag stays, so does the content. Polled by each tab for itself: copying megabytes between tabs
   * takes longer than a request.
   */
  scoreboard: <Content>(gameId: number, read: ReadBoard<Content>) =>
    queryOptions({
      queryKey: [...all(gameId), 'scoreboard', 'read'],
      queryFn: ({ client, queryKey, signal }) =>
        read({
          url: gameLinks.scoreboard(gameId),
          language: languageOfCalls(),
          known: client.getQueryData(queryKey),
          client,
          signal,
        }),
      structuralSharing: false,
      refetchInterval: poll(fresh.board),
      meta: { isSharedWithTabs: false },
    }),
  /**
   * What the first solves earn, packed: read once.
   *
   * @param read takes it from the scoreboard
   */
  bloodBonus: (gameId: number, read: (client: QueryClient) => Promise<number>) =>
    queryOptions({
      // Not under the key of the game: no flag, and no tick of the clock, is a reason to read it again.
      queryKey: ['blood-bonus', gameId],
      queryFn: ({ client }) => read(client),
      staleTime: Infinity,
    }),
  notices: (gameId: number, page: Page = { count: 100, skip: 0 }) =>
    queryOptions({
      queryKey: [...all(gameId), 'notices', page],
      queryFn: ({ signal }) =>
        unwrap(
          api().GET('/api/game/{id}/notices', { params: { ...path(gameId), query: page }, signal }),
        ),
      refetchInterval: poll(fresh.live),
    }),
  challenge: (gameId: number, challengeId: number) =>
    queryOptions({
      queryKey: [...challenges(gameId), challengeId],
      queryFn: ({ signal }) =>
        unwrap(
          api().GET('/api/game/{id}/challenges/{challengeId}', {
            params: { path: { id: gameId, challengeId } },
            signal,
          }),
        ),
      // What the board shows of opened challenges (tries, and an instance where nothing else has it) is sent nowhere else.
      gcTime: Infinity,
    }),
  /** The running instances of the own team. Polled; only for servers that name `instances` among their extensions. */
  instances: (gameId: number) =>
    queryOptions({
      queryKey: [...all(gameId), 'instances'],
      queryFn: ({ signal }) =>
        unwrap(api().GET('/api/game/{id}/instances', { params: path(gameId), signal })),
      refetchInterval: poll(fresh.board),
    }),
  /** What became of one answer. A teammate's cannot be read: 404. */
  submissionStatus: (gameId: number, challengeId: number, submitId: number) =>
    queryOptions({
      // Not under the game: what a verdict invalidates is not the verdict itself.
      queryKey: ['submission', gameId, challengeId, submitId],
      queryFn: ({ signal }): Promise<AnswerResult> =>
        unwrap(
          api().GET('/api/game/{id}/challenges/{challengeId}/status/{submitId}', {
            params: { path: { id: gameId, challengeId, submitId } },
            signal,
          }),
        ),
      staleTime: 0,
    }),
  writeup: (gameId: number) =>
    queryOptions({
      queryKey: [...all(gameId), 'writeup'],
      queryFn: ({ signal }) =>
        unwrap(api().GET('/api/game/{id}/writeup', { params: path(gameId), signal })),
    }),
}

/** Prefix of the traffic captured for one challenge. */
export const captureKeys = (challengeId: number) => ['captures', challengeId] as const

/** A list of more teams than this is polled more slowly. */
const manyTeams = 500

/** What staff sees of a running game. Polled; the newest page first. */
export const monitorQueries = {
  events: (gameId: number, query: EventFilter) =>
    queryOptions({
      queryKey: [...all(gameId), 'events', query],
      queryFn: ({ signal }) =>
        unwrap(api().GET('/api/game/{id}/events', { params: { ...path(gameId), query }, signal })),
      refetchInterval: poll(fresh.live),
    }),
  submissions: (gameId: number, query: SubmissionFilter) =>
    queryOptions({
      queryKey: [...all(gameId), 'submissions', query],
      queryFn: ({ signal }) =>
        unwrap(
          api().GET('/api/game/{id}/submissions', { params: { ...path(gameId), query }, signal }),
        ),
      refetchInterval: poll(fresh.live),
    }),
  /** All wrong answers of a game, newest first. Read page by page, so for who needs them all. */
  wrongAnswers: (gameId: number) =>
    queryOptions({
      queryKey: [...all(gameId), 'wrong-answers'],
      queryFn: async ({ signal }) => {
        // What comes meanwhile shifts the pages: each answer counts once.
        const answers = new Map<string, MonitorEntry>()
        for (let skip = 0; ;) {
          await waitForTurn(signal)
          // Zero asks for as many as the server gives at once.
          const query = { type: 'WrongAnswer', count: 0, skip } as const
          const page = await unwrap(
            api().GET('/api/game/{id}/submissions', { params: { ...path(gameId), query }, signal }),
          )
          if (page.length === 0) return [...answers.values()]
          for (const entry of page.map(entryOfSubmission)) answers.set(entry.key, entry)
          skip += page.length
        }
      },
      staleTime: fresh.own,
      meta: { isSharedWithTabs: false },
    }),
  cheatInfo: (gameId: number) =>
    queryOptions({
      queryKey: [...all(gameId), 'cheat-info'],
      queryFn: ({ signal }) =>
        unwrap(api().GET('/api/game/{id}/cheatinfo', { params: path(gameId), signal })),
      refetchInterval: poll(fresh.live),
    }),
  /** All teams of a game with their members. Each tab polls for itself: copying megabytes between tabs takes longer than a request. */
  participations: (gameId: number) =>
    queryOptions({
      queryKey: [...all(gameId), 'participations'],
      queryFn: ({ signal }) =>
        unwrap(api().GET('/api/game/{id}/participations', { params: path(gameId), signal })),
      refetchInterval: (query) =>
        poll((query.state.data?.length ?? 0) > manyTeams ? fresh.board : fresh.live)(query),
      meta: { isSharedWithTabs: false },
    }),
  /** The challenges whose traffic is captured. Captures appear when their last connection has ended. */
  captureChallenges: (gameId: number) =>
    queryOptions({
      queryKey: [...all(gameId), 'captures'],
      queryFn: ({ signal }) =>
        unwrap(api().GET('/api/game/games/{id}/captures', { params: path(gameId), signal })),
      refetchInterval: poll(fresh.board),
    }),
  /** The teams with captures of a challenge; servers answer 404 where there are none. */
  captureTeams: (challengeId: number) =>
    queryOptions({
      queryKey: [...captureKeys(challengeId), 'teams'],
      queryFn: async ({ signal }) => {
        try {
          return await unwrap(
            api().GET('/api/game/captures/{challengeId}', {
              params: { path: { challengeId } },
              signal,
            }),
          )
        } catch (error) {
          if (hasStatus(error, 404)) return []
          throw error
        }
      },
      refetchInterval: poll(fresh.board),
    }),
  captureFiles: (challengeId: number, partId: number) =>
    queryOptions({
      queryKey: [...captureKeys(challengeId), 'files', partId],
      queryFn: ({ signal }) =>
        unwrap(
          api().GET('/api/game/captures/{challengeId}/{partId}', {
            params: { path: { challengeId, partId } },
            signal,
          }),
        ),
      refetchInterval: poll(fresh.board),
    }),
  /**
   * One capture in a form of the caller's own, made from its bytes as they come in. A capture is never written to again.
   *
   * @param read given the file as it comes in
   */
  capture: <Content>(
    challengeId: number,
    partId: number,
    filename: string,
    read: (body: ReadableStream<Uint8Array<ArrayBuffer>>, signal: AbortSignal) => Promise<Content>,
  ) =>
    queryOptions({
      queryKey: [...captureKeys(challengeId), 'content', partId, filename],
      queryFn: async ({ signal }) => {
        const body = await unwrap(
          api().GET('/api/game/captures/{challengeId}/{partId}/{filename}', {
            params: { path: { challengeId, partId, filename } },
            parseAs: 'stream',
            signal,
          }),
        )
        return read(body ?? new Blob().stream(), signal)
      },
      structuralSharing: false,
      staleTime: Infinity,
      gcTime: 0,
      meta: { isSharedWithTabs: false },
    }),
}
