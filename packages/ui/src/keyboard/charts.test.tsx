import { expect, it } from 'vitest'
import { render } from 'vitest-browser-react'
import { sampleChart } from '#shared/sample-chart.tsx'
import { press } from './press.ts'
import '../styles.ts'

/** The crosshair of the sample, with the focus. */
async function enter() {
  const screen = await render(sampleChart())
  const crosshair = screen.getByRole('slider', { name: 'Scores over time' })
  await expect.element(crosshair).toBeVisible()
  crosshair.element().focus()
  return crosshair
}

/** https://www.w3.org/WAI/ARIA/apg/patterns/slider/ */
it.each([
  ['{Home}', 0],
  ['{End}', 100],
  ['{Home}{ArrowRight}', 20],
  ['{Home}{ArrowUp}', 20],
  ['{Home}{ArrowRight}{ArrowRight}', 40],
  ['{End}{ArrowLeft}', 60],
  ['{End}{ArrowDown}', 60],
  ['{Home}{PageUp}', 100],
  ['{End}{PageDown}', 0],
  ['{Home}{ArrowLeft}', 0],
  ['{End}{ArrowRight}', 100],
])('the crosshair of a chart goes by %s to %d', async (keys, at) => {
  const crosshair = await enter()
  await press(keys)
  await expect.element(crosshair).toHaveAttribute('aria-valuenow', String(at))
})

/** From 20 to 60. */
const CHOICE = '{Home}{ArrowRight}{Shift>}{ArrowRight}{ArrowRight}{/Shift}'

/** The design's own keys: no pattern has a choice along a slider. */
it.each([
  [CHOICE, 0, 100],
  [`${CHOICE}{Enter}`, 20, 60],
  [`${CHOICE}{Escape}{Enter}`, 0, 100],
  [`${CHOICE}{ArrowRight}{Enter}`, 0, 100],
  [`${CHOICE}{Enter}{Escape}`, 0, 100],
  ['{Home}+', 0, 50],
  ['{End}+', 50, 100],
  ['{Home}++', 0, 25],
  ['{Home}++-', 0, 50],
  ['{Home}+-', 0, 100],
  ['-', 0, 100],
])('a chart shows after %s the time from %d to %d', async (keys, from, to) => {
  const crosshair = await enter()
  await press(keys)
  await expect.element(crosshair).toHaveAttribute('aria-valuemin', String(from))
  await expect.element(crosshair).toHaveAttribute('aria-valuemax', String(to))
})
