import { expect, it, vi } from 'vitest'
import { lead } from '#core/leader.ts'

const aTab = () => {
  const stop = vi.fn<() => void>()
  return { stop, run: vi.fn<() => () => void>(() => stop) }
}

it('runs in one place, and in the next once that is given up', async () => {
  const [first, second] = [aTab(), aTab()]
  const giveUp = lead('clock', first.run)
  await vi.waitFor(() => expect(first.run).toHaveBeenCalledOnce())
  const leave = lead('clock', second.run)
  await new Promise((resolve) => setTimeout(resolve, 20))
  expect(second.run).not.toHaveBeenCalled()
  giveUp()
  expect(first.stop).toHaveBeenCalledOnce()
  await vi.waitFor(() => expect(second.run).toHaveBeenCalledOnce())
  leave()
  expect(second.stop).toHaveBeenCalledOnce()
})

it('never runs for somebody who stopped waiting', async () => {
  const [first, second] = [aTab(), aTab()]
  const giveUp = lead('bell', first.run)
  const leave = lead('bell', second.run)
  leave()
  giveUp()
  await new Promise((resolve) => setTimeout(resolve, 20))
  expect(second.run).not.toHaveBeenCalled()
})

it('runs everywhere where there are no locks', () => {
  vi.stubGlobal('navigator', {})
  const [first, second] = [aTab(), aTab()]
  lead('lamp', first.run)
  lead('lamp', second.run)()
  expect(first.run).toHaveBeenCalledOnce()
  expect(second.stop).toHaveBeenCalledOnce()
  vi.unstubAllGlobals()
})
