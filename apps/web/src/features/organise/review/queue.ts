import { ApiError, busyPauseMs } from '@halyard/api'
import {
  endsSeries,
  invalidateReviewed,
  pause,
  reviewParticipation,
  waitForTurn,
} from '@halyard/query'
import { MutationObserver } from '@tanstack/react-query'
import type { QueryClient } from '@tanstack/react-query'
import {
  inState,
  lastPress,
  nextOf,
  retried,
  without,
} from '#features/organise/review/decisions.ts'
import type { Decision, Failure } from '#features/organise/review/decisions.ts'
import { browserNow } from '#shared/clock/clock.ts'
import {
  createPersistedStores,
  readPersisted,
  writePersisted,
} from '#shared/storage/persisted-store.ts'

/** How often a decision that waits looks whether it was taken back. */
const lookMs = 250

export type ReviewQueue = {
  readonly decisions: readonly Decision[]
  /** Nothing more is sent until the reviewer says so: no server, no session, no right. */
  readonly stoppedBy?: Failure
  /** The server asked for a pause until then, by the browser's clock. */
  readonly pausedUntilMs?: number
}

const empty: ReviewQueue = { decisions: [] }

function parse(text: string): ReviewQueue {
  const stored: ReviewQueue = JSON.parse(text)
  // What was on its way when the page was left may not have arrived: the same decision twice changes nothing.
  const decisions = stored.decisions.map((decision): Decision =>
    decision.state === 'sending' ? { ...decision, state: 'waiting' } : decision,
  )
  return { decisions: without(decisions, inState(decisions, 'sent')) }
}

/** What was decided about the teams of a game and is not sent yet, in this tab. It survives reloading, and goes when logging out. */
export const reviewQueueOf = createPersistedStores<ReviewQueue>(
  (gameId) => `halyard:review:${gameId}`,
  {
    initial: empty,
    parse,
    serialize: (queue) => (queue.decisions.length > 0 ? JSON.stringify(queue) : null),
    storage: () => sessionStorage,
  },
)

const read = (gameId: number) => readPersisted(reviewQueueOf(gameId))

const change = (gameId: number, to: (queue: ReviewQueue) => ReviewQueue) =>
  void writePersisted(reviewQueueOf(gameId), to(read(gameId)))

const changeDecisions = (
  gameId: number,
  to: (decisions: readonly Decision[]) => readonly Decision[],
) => change(gameId, (queue) => ({ ...queue, decisions: to(queue.decisions) }))

/** Adds decisions, which are sent when their time has come. */
export function enqueue(gameId: number, client: QueryClient, decisions: readonly Decision[]): void {
  changeDecisions(gameId, (known) => [...known, ...decisions])
  void run(gameId, client)
}

/** Takes the last press back, as far as it is not sent. */
export const undoLast = (gameId: number): void =>
  changeDecisions(gameId, (decisions) => without(decisions, lastPress(decisions)))

/** Takes everything back that is not sent. */
export const cancelWaiting = (gameId: number): void =>
  change(gameId, ({ decisions }) => ({
    decisions: without(decisions, inState(decisions, 'waiting')),
  }))

/** Sends what failed once more. */
export function retryFailed(gameId: number, client: QueryClient): void {
  changeDecisions(gameId, (decisions) => retried(decisions, browserNow()))
  void run(gameId, client)
}

/** Puts the list of what failed away. */
export const dismissFailed = (gameId: number): void =>
  changeDecisions(gameId, (decisions) => without(decisions, inState(decisions, 'failed')))

/** Continues after a stop, or with what a reloaded page left. */
export function resume(gameId: number, client: QueryClient): void {
  change(gameId, ({ decisions }) => ({ decisions }))
  void run(gameId, client)
}

const running = new Set<number>()
const askBeforeClosing = (event: BeforeUnloadEvent) => event.preventDefault()

/** One after another, at the pace of all series, on every screen, until nothing waits. */
async function run(gameId: number, client: QueryClient): Promise<void> {
  if (running.has(gameId)) return
  running.add(gameId)
  window.addEventListener('beforeunload', askBeforeClosing)
  try {
    await sendWaiting(gameId, client)
    const sent = inState(read(gameId).decisions, 'sent')
    if (sent.length > 0) await invalidateReviewed(client, gameId)
    changeDecisions(gameId, (decisions) => without(decisions, sent))
  } finally {
    running.delete(gameId)
    if (running.size === 0) window.removeEventListener('beforeunload', askBeforeClosing)
  }
  const { decisions, stoppedBy } = read(gameId)
  // Decided while the lists were read again.
  if (nextOf(decisions) && !stoppedBy) await run(gameId, client)
}

async function sendWaiting(gameId: number, client: QueryClient): Promise<void> {
  for (;;) {
    const { decisions, stoppedBy, pausedUntilMs = 0 } = read(gameId)
    const next = nextOf(decisions)
    if (!next || stoppedBy) return
    const untilMs = Math.max(next.dueMs, pausedUntilMs) - browserNow()
    if (untilMs > 0) await pause(Math.min(untilMs, lookMs))
    else {
      await waitForTurn()
      // It may have been taken back meanwhile.
      const due = nextOf(read(gameId).decisions)
      if (due) await send(gameId, client, due)
    }
  }
}

async function send(gameId: number, client: QueryClient, decision: Decision): Promise<void> {
  const { participationId, status, divisionId } = decision
  let shown = decision
  const become = (next: Partial<Decision>) => {
    const [before, after] = [shown, { ...decision, ...next }]
    shown = after
    changeDecisions(gameId, (decisions) =>
      decisions.map((known) => (known === before ? after : known)),
    )
  }
  change(gameId, ({ pausedUntilMs: _over, ...queue }) => queue)
  become({ state: 'sending' })
  try {
    const request = new MutationObserver(client, reviewParticipation)
    await request.mutate({ gameId, participationId, status, divisionId })
    become({ state: 'sent' })
  } catch (error) {
    const failure = failureOf(error)
    const pauseMs = busyPauseMs(error)
    if (pauseMs !== undefined) {
      become({ state: 'waiting' })
      change(gameId, (queue) => ({ ...queue, pausedUntilMs: browserNow() + pauseMs }))
    } else if (endsSeries(error)) {
      become({ state: 'waiting' })
      change(gameId, (queue) => ({ ...queue, stoppedBy: failure }))
    } else become({ state: 'failed', failure })
  }
}

const failureOf = (error: unknown): Failure =>
  error instanceof ApiError
    ? { status: error.status, title: error.title }
    : { status: 0, title: String(error) }
