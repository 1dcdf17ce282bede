import type { Meta, StoryObj } from '@storybook/react-vite'
import { expect, waitFor } from 'storybook/test'
import { CountUp } from './count-up.tsx'

const meta = {
  title: 'Data/CountUp',
  component: CountUp,
  args: { value: 262, format: (value: number) => value.toLocaleString('en') },
} satisfies Meta<typeof CountUp>
export default meta
type Story = StoryObj<typeof meta>

export const Points: Story = {
  play: ({ canvasElement }) =>
    waitFor(() => expect(canvasElement.querySelector('[data-shown]')).toBeNull()),
}
export const Zero: Story = { args: { value: 0 } }
export const BeyondThirtyTwoBits: Story = { args: { value: 2 ** 53 - 1 } }
