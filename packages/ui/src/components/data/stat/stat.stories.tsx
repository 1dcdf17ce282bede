import type { Meta, StoryObj } from '@storybook/react-vite'
import { Stat } from './stat.tsx'

const meta = {
  title: 'Data/Stat',
  component: Stat,
  args: { label: 'Score', children: '2,701' },
  decorators: [(Story) => <dl>{<Story />}</dl>],
} satisfies Meta<typeof Stat>
export default meta
type Story = StoryObj<typeof meta>

export const Stacked: Story = {}
export const Inline: Story = { args: { layout: 'inline' } }
export const BeyondThirtyTwoBits: Story = {
  args: { label: 'Gesamtpunktzahl', children: '9,007,199,254,740,993' },
}
