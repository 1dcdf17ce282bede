import { createRoot } from 'react-dom/client'
import { afterEach, expect, it } from 'vitest'
import * as content from '../packages/ui/src/foundations/content.stories.tsx'
import { sampleIn } from '../packages/ui/src/foundations/samples.ts'
import { breakpoints } from '../packages/ui/src/theme/breakpoints.ts'
import { propertyName } from '../packages/ui/src/theme/tokens.ts'
import { locales } from './locales.ts'
import { brandPresets } from './presets.ts'
import preview from './preview.tsx'
import { widths } from './widths.ts'

/** Every switch of the workbook's toolbar, through the decorators that the built workbook runs too. */

const root = document.documentElement

const place = createRoot(document.body.appendChild(document.createElement('main')))

// oxlint-disable typescript/no-unsafe-type-assertion -- the decorator reads two fields of the context that Storybook gives it
/** Draws the sample of the toolbar's switches inside the workbook's own decorator, with these settings. */
function show(settings: Partial<typeof preview.initialGlobals>) {
  const globals = { ...preview.initialGlobals, ...settings }
  const context = { globals, parameters: preview.parameters } as never
  const [withAppearance] = preview.decorators
  const Story = () => content.NumbersAndDates.render?.({} as never, context)
  place.render(<>{withAppearance?.(Story as never, context)}</>)
}
// oxlint-enable typescript/no-unsafe-type-assertion

const property = (...path: string[]) =>
  getComputedStyle(root)
    .getPropertyValue(`--${propertyName(path)}`)
    .trim()

/** The values that a switch offers. */
const valuesOf = (name: keyof typeof preview.globalTypes) =>
  preview.globalTypes[name].toolbar.items.map(({ value }) => value)

afterEach(() => show({}))

it('offers every language of the product', () => {
  expect(valuesOf('locale')).toEqual(Object.keys(locales))
})

it.each(valuesOf('locale'))('language %s: the page and its samples speak it', async (locale) => {
  show({ locale })
  await expect.poll(() => root.lang).toBe(locale.toLowerCase())
  await expect.poll(() => document.body.textContent).toContain(sampleIn(locale).sentence)
  const share = new Intl.NumberFormat(locale, { style: 'percent', maximumFractionDigits: 1 })
  expect(document.body.textContent).toContain(share.format(0.4637))
})

it('every theme has a ground and lines of its own', async () => {
  const grounds = new Set<string>()
  for (const theme of valuesOf('theme')) {
    show({ theme })
    await expect.poll(() => root.dataset.theme).toBe(theme)
    grounds.add(`${property('color', 'page')} ${property('color', 'neutral', '8')}`)
  }
  expect(grounds.size).toBe(valuesOf('theme').length)
})

it('a brand colour becomes the colour of what can be pressed', async () => {
  show({ brand: '#4a6cf7' })
  await expect.poll(() => property('color', 'accent', '9')).not.toBe('')
  let before = property('color', 'accent', '9')
  for (const brand of Object.keys(brandPresets).slice(1)) {
    show({ brand })
    await expect.poll(() => property('color', 'accent', '9')).not.toBe(before)
    before = property('color', 'accent', '9')
  }
})

it('density changes heights', async () => {
  show({ density: 'comfortable' })
  await expect.poll(() => root.dataset.density).toBe('comfortable')
  const comfortable = Number.parseFloat(property('size', 'tableRow'))
  show({ density: 'compact' })
  await expect.poll(() => Number.parseFloat(property('size', 'tableRow'))).toBeLessThan(comfortable)
})

it('reduced motion takes the time out of every movement, full motion gives it back', async () => {
  show({ motion: 'full' })
  await expect.poll(() => Number.parseFloat(property('duration', 'base'))).toBeGreaterThan(0)
  show({ motion: 'reduced' })
  await expect.poll(() => Number.parseFloat(property('duration', 'base'))).toBe(0)
})

it('has a window for the phone and for the first width of each layout', () => {
  const options = preview.parameters.viewport.options
  const offered = Object.values(options).map(({ styles }) => styles.width)
  expect(offered).toEqual(Object.values(widths).map(({ px }) => `${px}px`))
  for (const em of Object.values(breakpoints))
    expect(offered).toContain(`${Number.parseFloat(em) * 16}px`)
})
