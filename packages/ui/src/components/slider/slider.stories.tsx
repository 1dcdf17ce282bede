import type { Meta, StoryObj } from '@storybook/react-vite'
import { fn } from 'storybook/test'
import { Slider } from './slider.tsx'

const meta = {
  title: 'Fields/Slider',
  component: Slider,
  args: {
    label: 'Difficulty',
    value: [38],
    valueText: '38 solves to half the points',
    thumbLabels: ['Difficulty'],
    onValueChange: fn(),
  },
} satisfies Meta<typeof Slider>
export default meta
type Story = StoryObj<typeof meta>

export const One: Story = {}
export const Range: Story = {
  args: { label: 'Points', value: [20, 80], thumbLabels: ['Least points', 'Most points'] },
}
export const Disabled: Story = { args: { disabled: true } }
export const WithError: Story = { args: { error: 'The least share is above the first score.' } }
