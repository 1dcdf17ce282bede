import type { ReactElement } from 'react'
import { afterAll, beforeAll, expect, it } from 'vitest'
import { render } from 'vitest-browser-react'
import { commands, userEvent } from 'vitest/browser'
import { SampleLink } from '#shared/sample-link.tsx'
import { Accordion } from '../components/accordion/accordion.tsx'
import { Button } from '../components/button/button.tsx'
import { Checkbox } from '../components/choice/checkbox.tsx'
import { Switch } from '../components/choice/switch.tsx'
import { Combobox } from '../components/combobox/combobox.tsx'
import { CommandPalette } from '../components/command-palette/command-palette.tsx'
import { DataGrid } from '../components/data-grid/data-grid.tsx'
import { DataTable } from '../components/data-table/data-table.tsx'
import { DateTimeField } from '../components/date-time-field/date-time-field.tsx'
import { FilterChips } from '../components/filter-chips/filter-chips.tsx'
import { IconButton } from '../components/icon-button/icon-button.tsx'
import { Menu } from '../components/menu/menu.tsx'
import { MultiSelect } from '../components/multi-select/multi-select.tsx'
import { NumberField } from '../components/number-field/number-field.tsx'
import { Pagination } from '../components/pagination/pagination.tsx'
import { Popover } from '../components/popover/popover.tsx'
import { RadioCards } from '../components/radio-cards/radio-cards.tsx'
import { RadioGroup } from '../components/radio-group/radio-group.tsx'
import { Rail, RailGroup, RailItem } from '../components/rail/rail.tsx'
import { Segmented } from '../components/segmented/segmented.tsx'
import { Select } from '../components/select/select.tsx'
import { Slider } from '../components/slider/slider.tsx'
import { Splitter } from '../components/splitter/splitter.tsx'
import { Tabs } from '../components/tabs/tabs.tsx'
import { TextArea } from '../components/text-area/text-area.tsx'
import { TextField } from '../components/text-field/text-field.tsx'
import { TextLink } from '../components/text-link/text-link.tsx'
import '../styles.ts'

declare module 'vitest/browser' {
  // oxlint-disable-next-line typescript/consistent-type-definitions -- only an interface can be added to
  interface BrowserCommands {
    forceColours: (isForced: boolean) => Promise<void>
  }
}

beforeAll(() => commands.forceColours(true))
afterAll(() => commands.forceColours(false))

const nothing: ReadonlySet<string> = new Set()
const ignore = () => undefined

/** A colour of the system as this browser has it. */
function systemColour(name: string): string {
  const probe = document.createElement('i')
  probe.style.color = name
  document.body.append(probe)
  const { color } = getComputedStyle(probe)
  probe.remove()
  return color
}

const isLine = (style: string, width: string) => style !== 'none' && Number.parseFloat(width) >= 1

/** A ground of the page's own colour is none. */
const ground = ({ backgroundColor }: CSSStyleDeclaration) =>
  [systemColour('Canvas'), systemColour('ButtonFace')].includes(backgroundColor) ||
  backgroundColor.endsWith(', 0)')
    ? ''
    : backgroundColor

/** What tells two states apart where the system takes backgrounds and shadows away: lines, the system's own colours, marks. */
function looks(element: Element) {
  const lines = (pseudo?: string) => {
    const style = getComputedStyle(element, pseudo)
    const { outlineStyle, outlineWidth, outlineColor, borderTopStyle, borderTopWidth } = style
    const outline = isLine(outlineStyle, outlineWidth) && `${outlineWidth} ${outlineColor}`
    const border = isLine(borderTopStyle, borderTopWidth) && borderTopWidth
    return [outline, border, ground(style)].join('; ')
  }
  const inside = [...element.querySelectorAll('*')].map((child) => {
    const style = getComputedStyle(child)
    return [child.localName, style.borderTopWidth, ground(style)].join('; ')
  })
  return [lines(), lines('::before'), lines('::after'), ...inside].join('\n')
}

/** The element and the boxes right around it: a field's line and ring belong to its box. */
function boxesOf(element: Element | null): CSSStyleDeclaration[] {
  const boxes = []
  for (let at = element; at && boxes.length < 4; at = at.parentElement)
    boxes.push(getComputedStyle(at))
  return boxes
}

function ringOf(element: Element | null) {
  const box = boxesOf(element).find((style) => isLine(style.outlineStyle, style.outlineWidth))
  return box && { width: Number.parseFloat(box.outlineWidth), color: box.outlineColor }
}

/** Whether a line parts it from the page: all it has where backgrounds are gone. */
const hasEdge = (element: Element | null) =>
  boxesOf(element).some(
    ({ borderTopStyle, borderTopWidth, borderTopColor, opacity }) =>
      isLine(borderTopStyle, borderTopWidth) &&
      borderTopColor !== systemColour('Canvas') &&
      opacity !== '0',
  )

/** Words or a bar of their own: no edge is needed. */
const EDGELESS = ['link', 'splitter']

const choices = [
  { value: 'one', label: 'One' },
  { value: 'two', label: 'Two' },
] as const

const field = { label: 'Name' }
const people = [{ id: 'iris' }, { id: 'pankaj' }]
const columns = [{ id: 'id', header: 'Name', cell: ({ id }: { id: string }) => id }]
const selection = {
  selected: new Set(['iris']),
  onChange: ignore,
  words: { all: 'All', row: (name: string) => name },
}
const idOf = ({ id }: { id: string }) => id

const controls: [name: string, element: ReactElement][] = [
  ['button', <Button key="b">Join</Button>],
  [
    'ghost button',
    <Button key="b" tone="ghost">
      Join
    </Button>,
  ],
  [
    'icon button',
    <IconButton key="b" label="Close">
      x
    </IconButton>,
  ],
  [
    'link',
    <TextLink key="b" href="#x">
      Teams
    </TextLink>,
  ],
  ['text field', <TextField key="b" {...field} />],
  ['text area', <TextArea key="b" {...field} />],
  ['number field', <NumberField key="b" {...field} value={1} onValueChange={ignore} />],
  ['date and time field', <DateTimeField key="b" {...field} value={0} onValueChange={ignore} />],
  [
    'combobox',
    <Combobox
      key="b"
      {...field}
      options={choices}
      selected={[]}
      onSelectedChange={ignore}
      empty="None"
      removeLabel={String}
    />,
  ],
  ['select', <Select key="b" {...field} options={choices} />],
  [
    'multi-select',
    <MultiSelect
      key="b"
      {...field}
      options={choices}
      selected={nothing}
      onSelectedChange={ignore}
      placeholder="All"
    />,
  ],
  ['checkbox', <Checkbox key="b" {...field} />],
  ['switch', <Switch key="b" {...field} />],
  [
    'radio group',
    <RadioGroup key="b" {...field} options={choices} value="one" onValueChange={ignore} />,
  ],
  [
    'radio cards',
    <RadioCards key="b" {...field} options={choices} value="one" onValueChange={ignore} />,
  ],
  [
    'slider',
    <Slider key="b" {...field} value={[4]} thumbLabels={['Name']} onValueChange={ignore} />,
  ],
  ['accordion', <Accordion key="b" items={[{ value: '1', title: 'Hint', content: 'words' }]} />],
  ['splitter', <Splitter key="b" label="Width" start="one" end="other" stacksOnPhone={false} />],
]

it.each(controls)('%s keeps its edge, and its focus is a ring', async (name, element) => {
  await render(element)
  await expect.poll(() => matchMedia('(forced-colors: active)').matches).toBe(true)
  await userEvent.tab()
  const control = document.activeElement
  await expect.poll(() => ringOf(control)?.color).toBe(systemColour('Highlight'))
  expect(ringOf(control)?.width).toBeGreaterThanOrEqual(2)
  expect(hasEdge(control)).toBe(!EDGELESS.includes(name))
})

const query = (selector: string) => {
  const element = document.querySelector(selector)
  if (!element) throw new Error(`nothing is ${selector}`)
  return element
}

const railItems = (
  <RailGroup label="Site">
    <RailItem icon="h" label="Home">
      <SampleLink href="#home" aria-current="page" />
    </RailItem>
    <RailItem icon="g" label="Games">
      <SampleLink href="#games" />
    </RailItem>
  </RailGroup>
)

/** A part of each in two states: which element is chosen, and which is not. */
const states: [name: string, element: ReactElement, chosen: string, other: string][] = [
  [
    'tabs',
    <Tabs.Root key="s" value="one">
      <Tabs.List aria-label="Views">
        <Tabs.Trigger value="one">One</Tabs.Trigger>
        <Tabs.Trigger value="two">Two</Tabs.Trigger>
      </Tabs.List>
    </Tabs.Root>,
    '[role="tab"][aria-selected="true"]',
    '[role="tab"][aria-selected="false"]',
  ],
  [
    'segmented control',
    <Segmented key="s" aria-label="View" options={choices} value="one" onValueChange={ignore} />,
    '[aria-checked="true"], [aria-pressed="true"]',
    '[aria-checked="false"], [aria-pressed="false"]',
  ],
  [
    'filter chips',
    <FilterChips
      key="s"
      type="single"
      aria-label="Filter"
      options={choices}
      value="one"
      onValueChange={ignore}
    />,
    '[data-state="on"]',
    '[data-state="off"]',
  ],
  [
    'checkbox',
    <>
      <Checkbox label="One" checked />
      <Checkbox label="Two" checked={false} />
    </>,
    '[role="checkbox"][aria-checked="true"]',
    '[role="checkbox"][aria-checked="false"]',
  ],
  [
    'switch',
    <>
      <Switch label="One" checked />
      <Switch label="Two" checked={false} />
    </>,
    '[role="switch"]:checked',
    '[role="switch"]:not(:checked)',
  ],
  [
    'radio group',
    <RadioGroup key="s" {...field} options={choices} value="one" onValueChange={ignore} />,
    'input:checked',
    'input:not(:checked)',
  ],
  [
    'radio cards',
    <RadioCards key="s" {...field} options={choices} value="one" onValueChange={ignore} />,
    'input:checked + *',
    'input:not(:checked) + *',
  ],
  [
    'rail',
    <Rail
      key="s"
      aria-label="Site"
      isCollapsed={false}
      onCollapsedChange={ignore}
      collapseLabel="Fold"
      expandLabel="Unfold"
    >
      {railItems}
    </Rail>,
    'a[href="#home"]',
    'a[href="#games"]',
  ],
  [
    'pagination',
    <Pagination
      key="s"
      aria-label="Pages"
      page={1}
      pageCount={3}
      onPageChange={ignore}
      words={{ previous: 'Back', next: 'On', page: (page) => `Page ${page}` }}
    />,
    '[aria-current]',
    '[aria-label="Page 2"]',
  ],
  [
    'data table',
    <DataTable
      key="s"
      aria-label="People"
      columns={columns}
      rows={people}
      rowKey={idOf}
      selection={selection}
    />,
    'tr[aria-selected="true"]',
    'tr[aria-selected="false"]',
  ],
  [
    'data grid',
    <DataGrid
      key="s"
      aria-label="People"
      columns={columns}
      rows={people}
      rowKey={idOf}
      selection={selection}
      resizedText={String}
    />,
    '[role="row"][aria-selected="true"]',
    '[role="row"][aria-selected="false"]',
  ],
]

it.each(states)('%s: what is chosen can be told', async (_name, element, chosen, other) => {
  await render(element)
  await expect.poll(() => document.querySelectorAll(other).length).toBeGreaterThan(0)
  expect(looks(query(chosen))).not.toBe(looks(query(other)))
})

const paletteItems = ['One', 'Two'].map((label) => ({ id: label, label, onSelect: ignore }))

/** Lists that open: the place under the keys, another place, and the surface that must not melt into the page. */
const lists: [name: string, element: ReactElement, keys: string, chosen: string, other: string][] =
  [
    [
      'menu',
      <Menu
        key="l"
        label="More"
        trigger={<Button>More</Button>}
        items={[
          { label: 'One', onSelect: ignore },
          { label: 'Two', onSelect: ignore },
        ]}
      />,
      '{Enter}',
      '[role="menuitem"][data-highlighted]',
      '[role="menuitem"]:not([data-highlighted])',
    ],
    [
      'select',
      <Select key="l" {...field} options={choices} defaultValue="one" />,
      '{Enter}',
      '[role="option"][data-highlighted]',
      '[role="option"]:not([data-highlighted])',
    ],
    [
      'multi-select',
      <MultiSelect
        key="l"
        {...field}
        options={choices}
        selected={nothing}
        onSelectedChange={ignore}
        placeholder="All"
      />,
      '{Enter}',
      '[role="option"][data-active]',
      '[role="option"]:not([data-active])',
    ],
    [
      'combobox',
      <Combobox
        key="l"
        {...field}
        options={choices}
        selected={[]}
        onSelectedChange={ignore}
        empty="None"
        removeLabel={String}
      />,
      '{ArrowDown}',
      '[role="option"][data-active]',
      '[role="option"]:not([data-active])',
    ],
    [
      'command palette',
      <CommandPalette
        key="l"
        open
        onOpenChange={ignore}
        label="Go to"
        placeholder="Search"
        query=""
        onQueryChange={ignore}
        groups={[{ id: 'all', label: 'All', items: paletteItems }]}
        empty="None"
      />,
      '{ArrowDown}',
      '[role="option"][aria-selected="true"]',
      '[role="option"][aria-selected="false"]',
    ],
  ]

it.each(lists)('%s: the place under the keys can be told', async (_name, element, keys, ...two) => {
  await render(element)
  if (!document.querySelector('[role="dialog"]')) await userEvent.tab()
  await userEvent.keyboard(keys)
  const [active, other] = two
  // The first menu loads its list.
  await expect.poll(() => document.querySelectorAll(active).length, { timeout: 10_000 }).toBe(1)
  await expect.poll(() => looks(query(active)) === looks(query(other))).toBe(false)
  const list = query(active).closest('[role="menu"], [role="listbox"], [role="dialog"]')
  const { borderTopStyle, borderTopWidth } = getComputedStyle(
    list?.closest('[role="dialog"], [popover]') ?? list ?? document.body,
  )
  expect(isLine(borderTopStyle, borderTopWidth)).toBe(true)
})

it('a popover has an edge', async () => {
  const screen = await render(
    <Popover.Root defaultOpen>
      <Popover.Trigger>Tunnel</Popover.Trigger>
      <Popover.Content aria-label="Tunnel">words</Popover.Content>
    </Popover.Root>,
  )
  const { borderTopStyle, borderTopWidth } = getComputedStyle(
    screen.getByRole('dialog', { name: 'Tunnel' }).element(),
  )
  expect(isLine(borderTopStyle, borderTopWidth)).toBe(true)
})
