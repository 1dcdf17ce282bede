import { createQueryClient, reviewQueries, waitForTurn } from '@halyard/query'
import { refill } from '@halyard/query/testing'
import { afterEach, beforeEach, expect, it, vi } from 'vitest'
import { aParticipation } from '#features/organise/review/builders.ts'
import { decide, undoMs } from '#features/organise/review/decisions.ts'
import {
  cancelWaiting,
  enqueue,
  resume,
  retryFailed,
  reviewQueueOf,
  undoLast,
} from '#features/organise/review/queue.ts'
import { browserNow } from '#shared/clock/clock.ts'
import { readPersisted, rehydrateStores } from '#shared/storage/persisted-store.ts'
import { serveFrom } from '#shared/testing.tsx'
import type { Answers } from '#shared/testing.tsx'

/** Milliseconds between two calls of all series once the burst is used up. */
const paceMs = 800
let gameId = 100

beforeEach(() => {
  vi.useFakeTimers()
  refill()
  gameId++
})
afterEach(() => {
  vi.useRealTimers()
  sessionStorage.clear()
})

const teams = (count: number) => Array.from({ length: count }, () => aParticipation())
const idOf = (what: string) => what.replace('PUT /api/admin/participation/', '')

function start(rows = teams(3), answers: (ids: number[]) => Answers = () => ({})) {
  const client = createQueryClient()
  const ids = rows.map(({ id }) => id)
  const fine = Object.fromEntries(ids.map((id) => [`PUT /api/admin/participation/${id}`, {}]))
  const asked = serveFrom({ ...fine, ...answers(ids) })
  const decideAll = (status: 'Accepted' | 'Rejected' = 'Accepted') =>
    enqueue(gameId, client, decide(rows, { status }, browserNow()))
  const puts = () => asked.filter(({ what }) => what.startsWith('PUT'))
  return { client, ids, decideAll, puts }
}

/** Other series have used up what may begin at once. */
function useUpBurst(): void {
  for (let calls = 0; calls < 40; calls++) void waitForTurn()
}

const decisions = () => readPersisted(reviewQueueOf(gameId)).decisions

it('sends nothing before the time to undo is over, then at the pace of all series', async () => {
  const { decideAll, puts, ids } = start()
  decideAll()
  await vi.advanceTimersByTimeAsync(undoMs - 1)
  expect(puts()).toEqual([])
  useUpBurst()
  await vi.advanceTimersByTimeAsync(paceMs + 1)
  expect(puts()).toHaveLength(1)
  await vi.advanceTimersByTimeAsync(paceMs - 10)
  expect(puts()).toHaveLength(1)
  await vi.advanceTimersByTimeAsync(2 * paceMs)
  expect(puts().map(({ what }) => Number(idOf(what)))).toEqual(ids)
  expect(puts()[0]?.body).toEqual({ status: 'Accepted', divisionId: null })
})

it('updates the lists once all are through, and forgets them', async () => {
  const { decideAll, client } = start()
  const invalidated = vi.spyOn(client, 'invalidateQueries')
  decideAll()
  await vi.advanceTimersByTimeAsync(undoMs + 10 * paceMs)
  const keys = invalidated.mock.calls.map(([filters]) => filters?.queryKey)
  expect(keys.filter((key) => key?.[0] === 'game')).toEqual([
    reviewQueries.participations(gameId).queryKey.slice(0, 2),
  ])
  expect(decisions()).toEqual([])
})

it('takes back what is not sent', async () => {
  const { decideAll, puts } = start()
  decideAll()
  await vi.advanceTimersByTimeAsync(undoMs - 1000)
  undoLast(gameId)
  await vi.advanceTimersByTimeAsync(undoMs + 10 * paceMs)
  expect(puts()).toEqual([])
})

it('stops in the middle when it is cancelled', async () => {
  const { decideAll, puts } = start(teams(10))
  decideAll()
  await vi.advanceTimersByTimeAsync(undoMs - 1)
  useUpBurst()
  await vi.advanceTimersByTimeAsync(3 * paceMs + 1)
  cancelWaiting(gameId)
  await vi.advanceTimersByTimeAsync(20 * paceMs)
  expect(puts()).toHaveLength(3)
  expect(decisions()).toEqual([])
})

it('waits out a refusal for too many requests, and loses nothing', async () => {
  const { decideAll, puts } = start(teams(2), ([first]) => ({
    [`PUT /api/admin/participation/${first}`]: [{ status: 429 }, {}],
  }))
  decideAll()
  await vi.advanceTimersByTimeAsync(undoMs + 9000)
  expect(puts()).toHaveLength(1)
  await vi.advanceTimersByTimeAsync(5000)
  expect(puts()).toHaveLength(3)
  expect(decisions()).toEqual([])
})

it('continues past a team that fails, and sends it again when asked to', async () => {
  const { decideAll, puts, client, ids } = start(teams(2), ([first]) => ({
    [`PUT /api/admin/participation/${first}`]: [{ status: 404, body: { title: 'Gone' } }, {}],
  }))
  decideAll()
  await vi.advanceTimersByTimeAsync(undoMs + 5 * paceMs)
  expect(decisions()).toMatchObject([
    { participationId: ids[0], state: 'failed', failure: { status: 404, title: 'Gone' } },
  ])
  retryFailed(gameId, client)
  await vi.advanceTimersByTimeAsync(5 * paceMs)
  expect(puts()).toHaveLength(3)
  expect(decisions()).toEqual([])
})

it.each([0, 401, 403, 503])('stops at an answer %i, and continues on request', async (status) => {
  const { decideAll, puts, client } = start(teams(2), ([first]) => ({
    [`PUT /api/admin/participation/${first}`]: [{ status }, {}],
  }))
  decideAll()
  await vi.advanceTimersByTimeAsync(undoMs + 10 * paceMs)
  expect(puts()).toHaveLength(1)
  expect(readPersisted(reviewQueueOf(gameId)).stoppedBy?.status).toBe(status)
  resume(gameId, client)
  await vi.advanceTimersByTimeAsync(10 * paceMs)
  expect(puts()).toHaveLength(3)
  expect(decisions()).toEqual([])
})

it('keeps what is not sent over a reload, also what was on its way', async () => {
  const { decideAll } = start(teams(2))
  decideAll()
  const name = `halyard:review:${gameId}`
  const stored = JSON.parse(sessionStorage.getItem(name) ?? '{}')
  const [first, second] = stored.decisions
  cancelWaiting(gameId)
  await vi.advanceTimersByTimeAsync(undoMs)
  const left = [
    { ...first, state: 'sent' },
    { ...second, state: 'sending' },
  ]
  sessionStorage.setItem(name, JSON.stringify({ decisions: left }))
  rehydrateStores()
  expect(decisions()).toEqual([{ ...second, state: 'waiting' }])
})
