import { afterEach, beforeEach, expect, it, vi } from 'vitest'
import { render, renderHook } from 'vitest-browser-react'
import { page, userEvent } from 'vitest/browser'
import { ProjectorFrame, ProjectorRow } from './projector.tsx'
import { useProjector } from './use-projector.ts'
import '../../../styles.ts'

beforeEach(() => {
  vi.useFakeTimers({ toFake: ['setTimeout', 'clearTimeout'] })
})
afterEach(() => {
  vi.useRealTimers()
})

it.each([
  ['{ArrowRight}', 1],
  ['{ArrowLeft}', 2],
  ['{PageDown}', 1],
  ['{PageUp}', 2],
  ['{ArrowRight}{ArrowRight}{ArrowRight}', 0],
])('%s turns to page %d of three', async (keys, turned) => {
  const { result, act } = await renderHook(() => useProjector(3))
  await act(() => userEvent.keyboard(keys))
  expect(result.current.page).toBe(turned)
})

it('turns by itself every 12 s, and stops after Space', async () => {
  const { result, act } = await renderHook(() => useProjector(3))
  await act(() => {
    vi.advanceTimersByTime(12_000)
  })
  expect(result.current.page).toBe(1)
  await act(() => userEvent.keyboard(' '))
  expect(result.current.isPaused).toBe(true)
  await act(() => {
    vi.advanceTimersByTime(60_000)
  })
  expect(result.current.page).toBe(1)
})

it('hides keys and cursor after 3 s without a touch', async () => {
  const { result, act } = await renderHook(() => useProjector(1))
  await act(() => {
    vi.advanceTimersByTime(3_000)
  })
  expect(result.current.isIdle).toBe(true)
  await act(() => userEvent.keyboard('x'))
  expect(result.current.isIdle).toBe(false)
})

it('never shows a page that is gone', async () => {
  const { result, act, rerender } = await renderHook((count?: number) => useProjector(count ?? 3))
  await act(() => userEvent.keyboard('{ArrowLeft}'))
  expect(result.current.page).toBe(2)
  await rerender(1)
  expect(result.current.page).toBe(0)
})

it('is a page with a heading, a named progress and a list of rows', async () => {
  vi.useRealTimers()
  const screen = await render(
    <ProjectorFrame
      title="Harbour Lights"
      clock="20:07"
      progress={{ value: 0.584, label: 'Elapsed' }}
      legend="keys"
      isIdle={false}
    >
      <ProjectorRow rank={1} picture={null} name="null & void" share={2} color="red" score="900" />
    </ProjectorFrame>,
  )
  await expect
    .element(screen.getByRole('heading', { level: 1 }))
    .toHaveTextContent('Harbour Lights')
  await expect
    .element(screen.getByRole('progressbar', { name: 'Elapsed' }))
    .toHaveAttribute('aria-valuenow', '58')
  await expect.element(screen.getByRole('listitem').getByText('null & void')).toBeVisible()
})

it('has longer bars for more points, whatever is beside them', async () => {
  vi.useRealTimers()
  await page.viewport(1440, 900)
  const screen = await render(
    <ProjectorFrame
      title="Harbour Lights"
      clock="20:07"
      progress={{ value: 0.5, label: 'Elapsed' }}
      legend="keys"
      isIdle={false}
    >
      <ProjectorRow
        rank={1}
        picture={<i />}
        name="first"
        share={1}
        color="red"
        marks={<span>1 22 1 13 1 14</span>}
        score="1,900"
      />
      <ProjectorRow rank={2} picture={<i />} name="second" share={0.9} color="red" score="90" />
    </ProjectorFrame>,
  )
  const [first = 0, second = 0] = ['first', 'second'].map((name) => {
    const track = screen.getByText(name, { exact: true }).element().nextElementSibling
    return track?.firstElementChild?.getBoundingClientRect().width ?? 0
  })
  expect(first).toBeGreaterThan(0)
  expect(second / first).toBeCloseTo(0.9, 1)
})
