import { afterEach, beforeEach, expect, it, vi } from 'vitest'
import { deleteSoon, undoMs } from '#shared/feedback/delete-soon.ts'

beforeEach(() => void vi.useFakeTimers())
afterEach(() => void vi.useRealTimers())

it('deletes once the time to take it back is over', async () => {
  const remove = vi.fn<() => Promise<void>>().mockResolvedValue()
  deleteSoon(['1/2/a', '1/2/b'], remove)
  await vi.advanceTimersByTimeAsync(undoMs - 1)
  expect(remove).not.toHaveBeenCalled()
  await vi.advanceTimersByTimeAsync(1)
  expect(remove).toHaveBeenCalledOnce()
})

it('what is taken back is never deleted', async () => {
  const remove = vi.fn<() => Promise<void>>().mockResolvedValue()
  const undo = deleteSoon(['1/2/a'], remove)
  undo()
  await vi.advanceTimersByTimeAsync(2 * undoMs)
  expect(remove).not.toHaveBeenCalled()
})
