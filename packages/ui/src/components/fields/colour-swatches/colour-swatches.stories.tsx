import type { Meta, StoryObj } from '@storybook/react-vite'
import { useState } from 'react'
import { fn } from 'storybook/test'
import { ColourSwatches, type ColourSwatchesProps } from './colour-swatches.tsx'

function Choosing({ value: first, ...rest }: ColourSwatchesProps) {
  const [value, setValue] = useState(first)
  return <ColourSwatches {...rest} value={value} onValueChange={setValue} />
}

const meta = {
  title: 'Fields/ColourSwatches',
  component: ColourSwatches,
  render: (args) => <Choosing {...args} />,
  args: {
    label: 'Ready colours',
    value: '#4a6cf7',
    onValueChange: fn(),
    options: [
      { value: '#e5484d', name: 'Red' },
      { value: '#ffc53d', name: 'Amber' },
      { value: '#46a758', name: 'Green' },
      { value: '#4a6cf7', name: 'Halyard blue' },
      { value: '#1c2024', name: 'Ink' },
      { value: '#ffffff', name: 'White' },
    ],
  },
} satisfies Meta<typeof ColourSwatches>
export default meta
type Story = StoryObj<typeof meta>

export const Chosen: Story = {}
export const NoneOfThem: Story = { args: { value: '#12ab34', hint: 'Your own is #12ab34.' } }
export const WithError: Story = { args: { value: undefined, error: 'Choose a colour.' } }
export const Disabled: Story = {
  args: { disabled: true, hint: 'The organisers have fixed the colour.' },
}
