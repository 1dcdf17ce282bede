import type { Meta, StoryObj } from '@storybook/react-vite'
import { HARD_TEXTS } from '../../../bad-input/texts.ts'
import { expect, fn, userEvent, within } from 'storybook/test'
import { ALL_NAMES } from '#shared/samples.ts'
import { HouseFlag } from '../../competition/house-flag/house-flag.tsx'
import { Combobox } from './combobox.tsx'

const options = ALL_NAMES.map((name) => ({
  value: name,
  label: name,
  icon: <HouseFlag name={name} size={17} />,
}))

const meta = {
  title: 'Fields/Combobox',
  component: Combobox,
  args: {
    label: 'Team',
    options,
    value: [],
    onValueChange: fn(),
    placeholder: 'Find a team',
    empty: 'No team has this name',
    removeLabel: (name: string) => `Remove ${name}`,
  },
} satisfies Meta<typeof Combobox>
export default meta
type Story = StoryObj<typeof meta>

export const Empty: Story = {}
export const Tokens: Story = { args: { multiple: true, value: options.slice(0, 3) } }
export const Open: Story = {
  play: ({ canvasElement }) => userEvent.click(within(canvasElement).getByRole('combobox')),
}
export const WithError: Story = { args: { error: 'Choose a team that is in the game.' } }
export const Disabled: Story = {
  args: { disabled: true, hint: 'Teams are fixed once the game has begun.' },
}
export const NothingFound: Story = {
  play: async ({ canvas }) => {
    await userEvent.type(canvas.getByRole('combobox'), 'gull')
    await expect(canvas.getByText('No team has this name')).toBeVisible()
  },
}
export const TenThousand: Story = {
  args: {
    options: Array.from({ length: 10_000 }, (_team, index) => ({
      value: String(index),
      label: `${ALL_NAMES[index % ALL_NAMES.length] ?? ''} ${index}`,
    })),
  },
  play: async ({ canvas }) => {
    await userEvent.click(canvas.getByRole('combobox'))
    await expect(canvas.getAllByRole('option').length).toBeLessThan(40)
    await userEvent.type(canvas.getByRole('combobox'), '77')
    await expect(canvas.getAllByRole('option').length).toBeGreaterThan(1)
    await expect(canvas.getAllByRole('option').length).toBeLessThan(40)
  },
}
export const TokensOfLongWords: Story = {
  args: {
    multiple: true,
    value: Object.values(HARD_TEXTS)
      .slice(0, 3)
      .map((label) => ({ value: label, label })),
  },
  decorators: [(Story) => <div style={{ inlineSize: '18rem' }}>{<Story />}</div>],
}
