// Servers of the contract let everybody behind one address make 150 calls a minute. What the page of one person sends in an hour of play,
// and in the busiest ten minutes of an organiser, leaves room for others. Hours pass at once: what screens show is observed as they do, on
// the clock of the test. `e2e/specs/request-budget.e2e.ts` counts a minute of each screen.
import { createClient } from '@halyard/api'
import { QueryObserver, environmentManager } from '@tanstack/react-query'
import type { MutationOptions, QueryClient, QueryObserverOptions } from '@tanstack/react-query'
import { afterAll, afterEach, beforeEach, expect, it, vi } from 'vitest'
import { accountQueries } from '#account/queries.ts'
import { reviewParticipation } from '#admin/participations/mutations.ts'
import { adminInstanceQueries } from '#admin/containers/queries.ts'
import { adminTeamQueries } from '#admin/teams/queries.ts'
import { userQueries } from '#admin/users/queries.ts'
import { editChallengeQueries } from '#edit/challenges/queries.ts'
import { divisionQueries } from '#edit/divisions/queries.ts'
import { editGameQueries } from '#edit/games/queries.ts'
import { editNoticeQueries } from '#edit/notices/queries.ts'
import { gameQueries } from '#game/lists/queries.ts'
import { monitorQueries } from '#game/monitor/queries.ts'
import { noticeQueries } from '#game/notices/queries.ts'
import { playQueries } from '#game/play/queries.ts'
import { reviewQueries } from '#game/review/queries.ts'
import { scoreboardQueries } from '#game/scoreboard/queries.ts'
import { submissionQueries } from '#game/submit/queries.ts'
import { createQueryClient } from '#core/client.ts'
import { connect } from '#core/connection.ts'
import { refill } from '#core/patience/pace.ts'
import { updateChallenge, updateChallenges } from '#edit/challenges/mutations.ts'
import { readingDetails } from '#edit/challenges/read-details.ts'
import { createNotice } from '#edit/notices/mutations.ts'
import { playLive } from '#game/live.ts'
import { submitFlag } from '#game/submit/mutations.ts'
import type { ReadBoard } from '#game/read-board.ts'
import { invalidateJudged } from '#game/stale.ts'
import { infoQueries } from '#info/queries.ts'
import { teamQueries } from '#team/queries.ts'

// Polls are as close as they ever come to each other: the share of a tab is drawn once, when its module is read.
vi.hoisted(() => vi.spyOn(Math, 'random').mockReturnValue(0))

const second = 1000
const minute = 60 * second
const budget = 60
const gameId = 7

const ids = (count: number) => Array.from({ length: count }, (_, at) => at + 1)
const challenges = ids(80)
/** A change of many is a call for each: more than these go over the budget, and a person has asked for them. */
const changed = ids(36)
const teams = ids(30)

/** Answers of a running game with many challenges and teams, by the end of the address. */
const answers: readonly (readonly [RegExp, unknown])[] = [
  [/edit\/games\/\d+\/challenges$/, challenges.map((id) => ({ id }))],
  [/participations$/, teams.map((id) => ({ id, status: 'Pending' }))],
  [/game\/\d+$/, { id: gameId, teamCount: teams.length }],
  [/(notices|events|submissions|cheatinfo|captures|recent|posts\/latest|api\/team)$/, []],
]

let calls: { what: string; atMs: number }[] = []

environmentManager.setIsServer(() => false)
afterAll(() => environmentManager.setIsServer(() => true))
beforeEach(() => {
  calls = []
  vi.useFakeTimers()
  refill()
  connect({
    client: createClient({
      baseUrl: 'http://localhost',
      fetch: ({ method, url }) => {
        const { pathname } = new URL(url)
        calls.push({ what: `${method} ${pathname}`, atMs: Date.now() })
        const [, answer = {}] = answers.find(([pattern]) => pattern.test(pathname)) ?? []
        return Promise.resolve(Response.json(answer))
      },
    }),
  })
})
afterEach(() => {
  vi.useRealTimers()
  refill()
})

type Shown = readonly QueryObserverOptions<never>[]
// oxlint-disable-next-line typescript/no-unsafe-type-assertion -- observed, and never read
const showing = (...queries: readonly object[]) => queries as Shown

const inAMinute = { staleTime: minute, refetchInterval: minute }
const countOnly = { count: 1, skip: 0 }
const everywhere = showing(infoQueries.config(), accountQueries.profile())
const ofGame = showing(gameQueries.detail(gameId), noticeQueries.list(gameId))
const board = showing(...everywhere, ...ofGame, playQueries.details(gameId))
/** As many as a team may run at a time; a server that lists them in one call has one for all. */
const instances = [1, 2, 3].map((id) => ({
  ...playQueries.challenge(gameId, id),
  refetchInterval: minute,
}))

const readBoard: ReadBoard<null> = async ({ url }) => {
  calls.push({ what: `GET ${url}`, atMs: Date.now() })
  return { tag: null, content: null }
}

/** What each screen of a player asks for. */
const playing = {
  home: showing(
    ...everywhere,
    gameQueries.recent(20),
    infoQueries.latestPosts(),
    gameQueries.detail(gameId),
    ...ids(8).map((id) => gameQueries.listed(id + 10)),
  ),
  games: showing(...everywhere, gameQueries.list({ count: 24, skip: 0 })),
  teams: showing(...everywhere, teamQueries.mine(), gameQueries.detail(gameId)),
  board: showing(...board, ...instances),
  scoreboard: showing(...board, ...instances, scoreboardQueries.board(gameId, readBoard)),
} as const

/** The bars of those who organise count what waits for them. */
const staffBars = showing(
  ...everywhere,
  { ...editGameQueries.list(countOnly), ...inAMinute },
  { ...userQueries.list(countOnly), ...inAMinute },
  { ...adminTeamQueries.list(countOnly), ...inAMinute },
  { ...adminInstanceQueries.list(), ...inAMinute },
  { ...reviewQueries.participations(gameId), ...inAMinute },
  editGameQueries.detail(gameId),
  editChallengeQueries.list(gameId),
  { ...gameQueries.detail(gameId), refetchInterval: false },
)
const monitorBars = showing(...board, monitorQueries.cheatInfo(gameId))
const firstPage = { count: 100, skip: 0 }

/** What each screen of an organiser asks for. */
const organising = {
  info: showing(...staffBars, divisionQueries.list(gameId)),
  challenges: showing(...staffBars, divisionQueries.list(gameId), readingDetails(gameId)),
  challenge: showing(...staffBars, editChallengeQueries.detail(gameId, 1)),
  review: showing(...staffBars, reviewQueries.participations(gameId)),
  notices: showing(...staffBars, editNoticeQueries.list(gameId)),
  events: showing(...monitorBars, monitorQueries.events(gameId, firstPage)),
  submissions: showing(...monitorBars, monitorQueries.submissions(gameId, firstPage)),
} as const

/** Somebody in front of the page: one screen at a time, and what they do on it. */
function aPerson() {
  const client = createQueryClient()
  const stops: (() => void)[] = []
  const leave = (): void => {
    for (const stop of stops.splice(0)) stop()
  }
  const open = (shown: Shown): void => {
    const next = shown.map((options) => new QueryObserver(client, options).subscribe(() => {}))
    leave()
    stops.push(...next)
  }
  return { client, open, leave }
}
type Person = ReturnType<typeof aPerson>

/** Begins a change; it continues while time passes. */
function send<Data, Variables>(
  client: QueryClient,
  mutation: MutationOptions<Data, Error, Variables>,
  variables: Variables,
): Promise<Data> {
  return client.getMutationCache().build(client, mutation).execute(variables)
}

/** The first verdict is that there is none yet. */
async function answerChallenge({ client }: Person, challengeId: number): Promise<void> {
  await send(client, submitFlag, { gameId, challengeId, flag: 'flag{no}' })
  for (let looks = 0; looks < 2; looks += 1) {
    await client.query(submissionQueries.status(gameId, challengeId, 1))
    await vi.advanceTimersByTimeAsync(second)
  }
  await invalidateJudged(client, { gameId, challengeId })
}

/** The minutes that are over the budget, with what was asked for. */
function beyond(beganMs: number): string[] {
  const ofMinute = ({ atMs }: { atMs: number }) => Math.floor((atMs - beganMs) / minute)
  return Object.entries(Object.groupBy(calls, ofMinute)).flatMap(([at, sent = []]) => {
    if (sent.length <= budget) return []
    const each = Object.groupBy(sent, ({ what }) => what.replaceAll(/\d+/g, 'N'))
    const counts = Object.entries(each).map(([what, list]) => `${list?.length} ${what}`)
    return `minute ${at}: ${sent.length}: ${counts.join(', ')}`
  })
}

it("a player's hour stays within the budget of each minute", async () => {
  const player = aPerson()
  const hub = playLive(player.client, gameId)
  const beganMs = Date.now()
  const opened = (id: number) => [...playing.board, ...showing(playQueries.challenge(gameId, id))]
  for (let at = 0; at < 60; at += 1) {
    const others = [playing.home, playing.games, playing.scoreboard, playing.teams]
    player.open(others[at % others.length] ?? playing.home)
    await vi.advanceTimersByTimeAsync(10 * second)
    for (const turn of ids(2)) {
      const id = ((at * 2 + turn) % challenges.length) + 1
      player.open(opened(id))
      hub.ReceivedGameNotice({
        id: at * 10 + turn,
        type: 'FirstBlood',
        values: [],
        time: Date.now(),
      })
      await vi.advanceTimersByTimeAsync(15 * second)
      await answerChallenge(player, id)
    }
    await vi.advanceTimersByTimeAsync(beganMs + (at + 1) * minute - Date.now())
  }
  player.leave()
  expect(calls.length).toBeGreaterThan(60 * 10)
  expect(beyond(beganMs)).toEqual([])
}, 60_000)

it("an organiser's busiest ten minutes stay within the budget of each minute", async () => {
  const organiser = aPerson()
  const { client, open } = organiser
  const save = (challengeId: number) =>
    send(client, updateChallenge, { gameId, challengeId, title: 'Knot' })
  const accept = (participationId: number) =>
    send(client, reviewParticipation, { gameId, participationId, status: 'Accepted' })
  const changes = changed.map((challengeId) => ({ challengeId, isEnabled: true }))
  const edit = async (...edited: readonly number[]) => {
    open(organising.challenge)
    for (const id of edited) await save(id)
  }
  const minutes: readonly (() => unknown)[] = [
    () => open(organising.info),
    () => open(organising.challenges),
    () => edit(1, 2, 3, 4),
    () => {
      open(organising.review)
      return Promise.all(teams.map(accept))
    },
    () => {
      open(organising.challenges)
      void send(client, updateChallenges, { gameId, changes })
    },
    () => {
      open(organising.notices)
      return send(client, createNotice, { gameId, content: 'It begins.', sentAt: 0 })
    },
    () => open(organising.events),
    () => open(organising.submissions),
    () => edit(5, 6),
    () => open(organising.challenges),
  ]
  const beganMs = Date.now()
  for (const [at, act] of minutes.entries()) {
    await act()
    await vi.advanceTimersByTimeAsync(beganMs + (at + 1) * minute - Date.now())
  }
  organiser.leave()
  expect(beyond(beganMs)).toEqual([])
})
