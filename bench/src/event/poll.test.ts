import { afterEach, beforeEach, expect, it, vi } from 'vitest'
import { Poll } from './poll.ts'

const HOUR_MS = 3_600_000
let reads: { signal: AbortSignal; answer: (status: string) => void }[] = []

function pollOf(base = 10_000, share = 1) {
  reads = []
  const read = (signal: AbortSignal) =>
    new Promise<string>((answer) => {
      reads.push({ signal, answer })
    })
  return new Poll({ base, share, read })
}
const answer = async (status: string) => {
  reads.at(-1)?.answer(status)
  await vi.advanceTimersByTimeAsync(0)
}

beforeEach(() => void vi.useFakeTimers())
afterEach(() => void vi.useRealTimers())

it('reads again one interval after the newest answer, at its own share of the pace', async () => {
  const poll = pollOf(10_000, 0.8)
  void poll.readNow()
  await vi.advanceTimersByTimeAsync(3000)
  await answer('304')
  await vi.advanceTimersByTimeAsync(7999)
  expect(reads.length).toBe(1)
  await vi.advanceTimersByTimeAsync(1)
  expect(reads.length).toBe(2)
})

it('gives an open question up for a new one, whose answer alone counts', async () => {
  const poll = pollOf()
  void poll.readNow()
  void poll.readNow()
  expect(reads.map(({ signal }) => signal.aborted)).toEqual([true, false])
  reads[0]?.answer('200')
  await vi.advanceTimersByTimeAsync(HOUR_MS)
  expect([reads.length, poll.readAt]).toEqual([2, 0])
})

it('repeats a failed reading soon, three times in all, and then slows down as the client does', async () => {
  const poll = pollOf()
  void poll.readNow()
  for (const count of [2, 3]) {
    await answer('503')
    await vi.advanceTimersByTimeAsync(2500)
    expect(reads.length).toBe(count)
  }
  await answer('none')
  await vi.advanceTimersByTimeAsync(79_999)
  expect(reads.length).toBe(3)
  await vi.advanceTimersByTimeAsync(1)
  expect(reads.length).toBe(4)
})

it('ends a reading whose repetition somebody overtakes', async () => {
  const poll = pollOf()
  const first = poll.readNow()
  await answer('503')
  void poll.readNow()
  await expect(first).resolves.toBeUndefined()
})

it('reads nothing after its end', async () => {
  const poll = pollOf()
  void poll.readNow()
  await answer('200')
  poll.end()
  void poll.readNow()
  poll.readLater()
  await vi.advanceTimersByTimeAsync(HOUR_MS)
  expect(reads.length).toBe(1)
})

it('waits for one interval when the answer was there already', async () => {
  pollOf().readLater()
  await vi.advanceTimersByTimeAsync(9999)
  expect(reads.length).toBe(0)
  await vi.advanceTimersByTimeAsync(1)
  expect(reads.length).toBe(1)
})
