import { afterAll, beforeAll, expect, it } from 'vitest'
import { render } from 'vitest-browser-react'
import { commands, page, userEvent } from 'vitest/browser'
import { Popover } from '../components/overlays/popover/popover.tsx'
import { hasEdge, isLine, looks, query, ringOf, systemColour } from './looks.ts'
import { type SampleName, samples } from './samples.tsx'
import '../styles.ts'

declare module 'vitest/browser' {
  // oxlint-disable-next-line typescript/consistent-type-definitions -- only an interface can be added to
  interface BrowserCommands {
    forceColours: (isForced: boolean) => Promise<void>
  }
}

beforeAll(() => commands.forceColours(true))
afterAll(() => commands.forceColours(false))

/** Words of their own: no edge is needed. */
const EDGELESS: SampleName[] = ['link']

const controls: SampleName[] = [
  'button',
  'ghost button',
  'icon button',
  'link',
  'text field',
  'text area',
  'number field',
  'date and time field',
  'combobox',
  'select',
  'checkbox',
  'switch',
  'radio group',
  'radio cards',
  'slider',
  'accordion',
]

it.each(controls)('%s keeps its edge, and its focus is a ring', async (name) => {
  await render(samples[name])
  await expect.poll(() => matchMedia('(forced-colors: active)').matches).toBe(true)
  await userEvent.tab()
  const control = document.activeElement
  await expect.poll(() => ringOf(control)?.color).toBe(systemColour('Highlight'))
  expect(ringOf(control)?.width).toBeGreaterThanOrEqual(2)
  expect(hasEdge(control)).toBe(!EDGELESS.includes(name))
})

it('a segmented control on the narrowest screens keeps its edge, and its focus is a ring', async () => {
  await page.viewport(320, 640)
  await render(samples['segmented control'])
  await userEvent.tab()
  const select = document.activeElement
  expect(select?.localName).toBe('select')
  await expect.poll(() => ringOf(select)?.color).toBe(systemColour('Highlight'))
  expect(hasEdge(select)).toBe(true)
  await page.viewport(414, 896)
})

/** Of each part, which element is chosen and which is not. */
const states: [name: SampleName, chosen: string, other: string][] = [
  ['segmented control', '[aria-checked="true"]', '[aria-checked="false"]'],
  ['filter chips', '[data-state="on"]', '[data-state="off"]'],
  ['checkbox', '[aria-checked="true"]', '[aria-checked="false"]'],
  ['switch', '[role="switch"][data-state="checked"]', '[role="switch"][data-state="unchecked"]'],
  ['radio group', '[role="radio"][data-state="checked"]', '[role="radio"][data-state="unchecked"]'],
  [
    'radio cards',
    '[data-state="checked"] > :first-child',
    '[data-state="unchecked"] > :first-child',
  ],
  ['pagination', '[aria-current]', '[aria-label="Page 2"]'],
  ['data table', 'tr[aria-selected="true"]', 'tr[aria-selected="false"]'],
]

it.each(states)('%s: what is chosen is recognisable', async (name, chosen, other) => {
  await render(samples[name])
  await expect.poll(() => document.querySelectorAll(other).length).toBeGreaterThan(0)
  expect(looks(query(chosen))).not.toBe(looks(query(other)))
})

/** Lists that open: by which key, the place under the keys, and another place. */
const lists: [name: SampleName, key: string, active: string, other: string][] = [
  ['menu', '{Enter}', '[data-highlighted]', '[role="menuitem"]:not([data-highlighted])'],
  ['select', '{Enter}', '[data-highlighted]', '[role="option"]:not([data-highlighted])'],
  ['combobox', '{ArrowDown}', '[data-active]', '[role="option"]:not([data-active])'],
  ['command palette', '{ArrowDown}', '[aria-selected="true"]', '[aria-selected="false"]'],
]

it.each(lists)('%s: the item with the focus is recognisable', async (name, key, active, other) => {
  await render(samples[name])
  if (!document.querySelector('[role="dialog"]')) await userEvent.tab()
  await userEvent.keyboard(key)
  // The first menu loads its list.
  await expect.poll(() => document.querySelectorAll(active).length, { timeout: 10_000 }).toBe(1)
  await expect.poll(() => looks(query(active)) === looks(query(other))).toBe(false)
  // The surface must not melt into the page.
  const list = query(active).closest('[role="menu"], [role="listbox"], [role="dialog"]')
  const surface = list?.closest('[role="dialog"], [popover]') ?? list ?? document.body
  const { borderTopStyle, borderTopWidth } = getComputedStyle(surface)
  expect(isLine(borderTopStyle, borderTopWidth)).toBe(true)
})

it('a popover has an edge', async () => {
  const screen = await render(
    <Popover.Root defaultOpen>
      <Popover.Trigger>Tunnel</Popover.Trigger>
      <Popover.Content label="Tunnel">words</Popover.Content>
    </Popover.Root>,
  )
  const { borderTopStyle, borderTopWidth } = getComputedStyle(
    screen.getByRole('dialog', { name: 'Tunnel' }).element(),
  )
  expect(isLine(borderTopStyle, borderTopWidth)).toBe(true)
})
