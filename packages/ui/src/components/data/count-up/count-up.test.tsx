import { afterEach, expect, it, vi } from 'vitest'
import { render } from 'vitest-browser-react'
import { CountUp } from './count-up.tsx'

afterEach(() => {
  delete document.documentElement.dataset.motion
  vi.restoreAllMocks()
})

it('begins at nothing when a frame is older than the start', async () => {
  document.documentElement.dataset.motion = 'full'
  let isFirst = true
  vi.spyOn(window, 'requestAnimationFrame').mockImplementation((step) => {
    if (isFirst) queueMicrotask(() => step(performance.now() - 40))
    isFirst = false
    return 1
  })
  const { container } = await render(<CountUp value={661} format={(value) => `+${value}`} />)
  await Promise.resolve()
  expect(container.querySelector('[data-shown]')?.getAttribute('data-shown')).toBe('+0')
})
