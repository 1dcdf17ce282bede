import type { ReactElement } from 'react'
import { Accordion } from '../components/layout/accordion/accordion.tsx'
import { Button } from '../components/actions/button/button.tsx'
import { Checkbox } from '../components/fields/choice/checkbox.tsx'
import { Switch } from '../components/fields/choice/switch.tsx'
import { Combobox } from '../components/fields/combobox/combobox.tsx'
import { CommandPalette } from '../components/overlays/command-palette/command-palette.tsx'
import { DataTable } from '../components/data/data-table/data-table.tsx'
import { DateTimeField } from '../components/fields/date-time-field/date-time-field.tsx'
import { FilterChips } from '../components/fields/filter-chips/filter-chips.tsx'
import { IconButton } from '../components/actions/icon-button/icon-button.tsx'
import { Menu } from '../components/overlays/menu/menu.tsx'
import { NumberField } from '../components/fields/number-field/number-field.tsx'
import { Pagination } from '../components/navigation/pagination/pagination.tsx'
import { RadioCards } from '../components/fields/radio-cards/radio-cards.tsx'
import { RadioGroup } from '../components/fields/radio-group/radio-group.tsx'
import { Segmented } from '../components/fields/segmented/segmented.tsx'
import { Select } from '../components/fields/select/select.tsx'
import { Slider } from '../components/fields/slider/slider.tsx'
import { TextArea } from '../components/fields/text-area/text-area.tsx'
import { TextField } from '../components/fields/text-field/text-field.tsx'
import { TextLink } from '../components/actions/text-link/text-link.tsx'

const ignore = () => undefined
const field = { label: 'Name' }
const choices = [
  { value: 'one', label: 'One' },
  { value: 'two', label: 'Two' },
] as const
const chosen = { options: choices, value: 'one', onValueChange: ignore } as const
const searched = { ...field, options: choices, onValueChange: ignore }
const people = {
  label: 'People',
  columns: [{ id: 'id', header: 'Name', cell: ({ id }: { id: string }) => id }],
  rows: [{ id: 'iris' }, { id: 'pankaj' }],
  rowKey: ({ id }: { id: string }) => id,
  selection: {
    selected: new Set(['iris']),
    onChange: ignore,
    labels: { all: 'All', row: (name: string) => name },
  },
}

/** Each part once, with something chosen in it where that can be. */
export const samples = {
  button: <Button>Join</Button>,
  'ghost button': <Button tone="ghost">Join</Button>,
  'icon button': <IconButton label="Close">x</IconButton>,
  link: <TextLink href="#x">Teams</TextLink>,
  'text field': <TextField {...field} />,
  'text area': <TextArea {...field} />,
  'number field': <NumberField {...field} value={1} onValueChange={ignore} />,
  'date and time field': <DateTimeField {...field} value={0} onValueChange={ignore} />,
  combobox: <Combobox {...searched} value={[]} empty="None" removeLabel={String} />,
  select: <Select {...field} options={choices} defaultValue="one" />,
  checkbox: (
    <>
      <Checkbox label="One" checked />
      <Checkbox label="Two" checked={false} />
    </>
  ),
  switch: (
    <>
      <Switch label="One" checked />
      <Switch label="Two" checked={false} />
    </>
  ),
  'radio group': <RadioGroup {...field} {...chosen} />,
  'radio cards': <RadioCards {...field} {...chosen} />,
  slider: <Slider {...field} value={[4]} thumbLabels={['Name']} onValueChange={ignore} />,
  accordion: <Accordion items={[{ value: '1', title: 'Hint', content: 'words' }]} />,
  'segmented control': <Segmented label="View" {...chosen} />,
  'filter chips': <FilterChips type="single" label="Filter" {...chosen} />,
  pagination: (
    <Pagination
      label="Pages"
      page={1}
      pageCount={3}
      onPageChange={ignore}
      labels={{ previous: 'Back', next: 'On', page: (page) => `Page ${page}` }}
    />
  ),
  'data table': <DataTable {...people} />,
  menu: (
    <Menu
      label="More"
      trigger={<Button>More</Button>}
      items={[
        { label: 'One', onSelect: ignore },
        { label: 'Two', onSelect: ignore },
      ]}
    />
  ),
  'command palette': (
    <CommandPalette
      open
      onOpenChange={ignore}
      label="Go to"
      placeholder="Search"
      query=""
      onQueryChange={ignore}
      groups={[
        {
          id: 'all',
          label: 'All',
          items: ['One', 'Two'].map((label) => ({ id: label, label, onSelect: ignore })),
        },
      ]}
      empty="None"
    />
  ),
} satisfies Record<string, ReactElement>

export type SampleName = keyof typeof samples
