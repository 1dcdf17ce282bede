import type { Meta, StoryObj } from '@storybook/react-vite'
import { HARD_TEXTS } from '../../../bad-input/texts.ts'
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
export const DisabledWithReason: Story = {
  args: { disabled: true, hint: 'Fixed since the first team solved it.' },
}
export const LongWords: Story = {
  args: { label: HARD_TEXTS.german, valueText: HARD_TEXTS.cjk, hint: HARD_TEXTS.oneLetter },
  decorators: [(Story) => <div style={{ inlineSize: '18rem' }}>{<Story />}</div>],
}
