import { expect, it, vi } from 'vitest'
import { render } from 'vitest-browser-react'
import { userEvent } from 'vitest/browser'
import { sampleChart } from '#shared/sample-chart.tsx'
import type { ScoreSeries } from '../../competition/score-chart/series.ts'
import { toPng, standaloneSvg } from '../chart-frame/picture.ts'
import '../../../styles.ts'

/** The plot is drawn once its width is known. */
async function plotIn(screen: Awaited<ReturnType<typeof render>>) {
  const plot = screen.getByRole('slider', { name: 'Scores over time' })
  await expect.element(plot).toBeVisible()
  return plot
}

/** So many points that they are painted. */
const many: ScoreSeries[] = [1, 2, 3].map((rank) => ({
  id: rank,
  rank,
  name: `team ${rank}`,
  points: Array.from({ length: 7000 }, (_, index) => ({ atMs: index / 70, score: index * rank })),
}))

it('has a name and one sentence', async () => {
  const screen = await render(sampleChart())
  const figure = screen.getByRole('figure', { name: 'Scores' })
  await expect.element(figure).toHaveAccessibleDescription('null & void lead.')
})

it('moves the crosshair by keys and announces its values', async () => {
  const screen = await render(sampleChart())
  const plot = await plotIn(screen)
  plot.element().focus()
  await userEvent.keyboard('{ArrowLeft}{ArrowLeft}')
  await expect.element(plot).toHaveAttribute('aria-valuetext', '60 ms; null & void 600; =1+1 200')
  await userEvent.keyboard('{Home}')
  await expect.element(plot).toHaveAttribute('aria-valuenow', '0')
  await userEvent.keyboard('{ArrowRight}{ArrowRight}')
  await expect.element(plot).toHaveAttribute('aria-valuenow', '40')
  await userEvent.keyboard('{PageUp}')
  await expect.element(plot).toHaveAttribute('aria-valuenow', '100')
})

it('zooms into what Shift and arrows chose, and Escape or the button shows all again', async () => {
  const screen = await render(sampleChart())
  const plot = await plotIn(screen)
  plot.element().focus()
  await userEvent.keyboard('{Home}{ArrowRight}{Shift>}{ArrowRight}{ArrowRight}{/Shift}{Enter}')
  await expect.element(plot).toHaveAttribute('aria-valuemin', '20')
  await expect.element(plot).toHaveAttribute('aria-valuemax', '60')
  await userEvent.keyboard('{Escape}')
  await expect.element(plot).toHaveAttribute('aria-valuemax', '100')
  await userEvent.keyboard('{+}')
  await expect.element(plot).not.toHaveAttribute('aria-valuemin', '0')
  await screen.getByRole('button', { name: 'Show all' }).click()
  await expect.element(plot).toHaveAttribute('aria-valuemin', '0')
  await expect.element(screen.getByRole('button', { name: 'Show all' })).not.toBeInTheDocument()
})

it('zooms into a part that is dragged over, not into a click', async () => {
  const screen = await render(sampleChart())
  const plot = await plotIn(screen)
  const box = plot.element().getBoundingClientRect()
  const at = (share: number) => ({ x: box.width * share, y: 40 })
  await userEvent.click(plot, { position: at(0.3) })
  await expect.element(plot).toHaveAttribute('aria-valuemin', '0')
  await userEvent.dragAndDrop(plot, plot, {
    sourcePosition: at(0.25),
    targetPosition: at(0.75),
  })
  await expect.poll(() => Math.round(Number(plot.element().getAttribute('aria-valuemin')))).toBe(25)
  expect(Math.round(Number(plot.element().getAttribute('aria-valuemax')))).toBe(75)
})

it('zooms by buttons, without dragging', async () => {
  const screen = await render(sampleChart())
  const plot = await plotIn(screen)
  const span = () =>
    ['aria-valuemin', 'aria-valuemax'].map((edge) => Number(plot.element().getAttribute(edge)))
  const press = (name: string) => screen.getByRole('button', { name, exact: true }).click()
  await press('Zoom in')
  await expect.poll(span).toEqual([25, 75])
  await press('Later')
  await expect.poll(span).toEqual([50, 100])
  await expect.element(screen.getByRole('button', { name: 'Later', exact: true })).toBeDisabled()
  await press('Earlier')
  await press('Earlier')
  await expect.poll(span).toEqual([0, 50])
  await press('Zoom out')
  await expect.poll(span).toEqual([0, 100])
})

it('shows its numbers as a table', async () => {
  const screen = await render(sampleChart())
  await screen.getByRole('button', { name: 'Show the numbers' }).click()
  const table = screen.getByRole('table', { name: 'Scores' })
  await expect.element(table.getByRole('columnheader', { name: 'null & void' })).toBeVisible()
  const last = table.getByRole('row', { name: /^100 ms/ })
  await expect.poll(() => last.element().textContent).toBe('100 ms600200')
  await screen.getByRole('button', { name: 'Show the chart' }).click()
  await expect.element(screen.getByRole('slider')).toBeVisible()
})

it('saves every change as CSV, with no formula in it', async () => {
  const screen = await render(sampleChart())
  const saved: Blob[] = []
  const create = vi.spyOn(URL, 'createObjectURL').mockImplementation((blob) => {
    if (blob instanceof Blob) saved.push(blob)
    return '#saved'
  })
  await screen.getByRole('button', { name: 'Save' }).click()
  await screen.getByRole('menuitem', { name: 'CSV' }).click()
  await expect.poll(() => saved.length).toBe(1)
  create.mockRestore()
  const lines = (await saved[0]?.text())?.split('\r\n') ?? []
  expect(lines).toHaveLength(6)
  expect(lines[0]).toContain("Time,null & void,'=1+1")
  expect(lines[3]).toBe('1970-01-01T00:00:00.040Z,200,200')
})

it('saves a self-contained drawing, and a picture of twice its size', async () => {
  const screen = await render(sampleChart())
  await expect.element(screen.getByRole('slider')).toBeVisible()
  const heading = { title: 'Harbour Lights', subtitle: 'Scores' }
  const { source, width, height } = standaloneSvg(screen.container, heading)
  const drawing = new DOMParser().parseFromString(source, 'image/svg+xml')
  expect(drawing.querySelector('parsererror')).toBeNull()
  expect(drawing.querySelectorAll('[class]')).toHaveLength(0)
  expect(source).toContain('null &amp; void')
  const names = [...drawing.querySelectorAll('text')].map(({ textContent }) => textContent)
  expect(names).toContain('Harbour Lights')
  const picture = await createImageBitmap(await toPng(screen.container, heading))
  expect([picture.width, picture.height]).toEqual([width * 2, height * 2])
})

it('paints lines of more than 20,000 points, and keeps the crosshair', async () => {
  const screen = await render(sampleChart({ series: many }))
  await expect.poll(() => screen.container.querySelectorAll('canvas').length).toBe(1)
  const canvas = screen.container.querySelector('canvas')
  const pen = canvas?.getContext('2d')
  await expect
    .poll(() => pen?.getImageData(0, 0, canvas?.width ?? 1, canvas?.height ?? 1).data.some(Boolean))
    .toBe(true)
  expect(screen.container.querySelectorAll('svg path').length).toBeLessThan(40)
  const plot = await plotIn(screen)
  plot.element().focus()
  await userEvent.keyboard('{End}{ArrowLeft}')
  await expect.element(plot).toHaveAttribute('aria-valuenow', '99')
  const heading = { title: 'Harbour Lights', subtitle: 'Scores' }
  expect(standaloneSvg(screen.container, heading).source).toContain('data:image/png')
})

it.each([
  ['drawn', {}],
  ['painted', { series: many }],
])('never widens its page before it is %s again', async (_how, props) => {
  const screen = await render(sampleChart(props))
  await plotIn(screen)
  const box = screen.container.querySelector('div')
  if (box) box.style.inlineSize = '20rem'
  expect([box?.clientWidth, box?.scrollWidth]).toEqual([320, 320])
})
