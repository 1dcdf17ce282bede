import type { Meta, StoryObj } from '@storybook/react-vite'
import { CATEGORIES } from '#theme/tokens.ts'
import { Pennant } from './pennant.tsx'
import { PennantRope } from './pennant-rope.tsx'

const bloods = ['first', 'second', 'third'] as const

const meta = {
  title: 'Competition/Pennant',
  component: Pennant,
  args: { size: 27, label: 'Solved' },
} satisfies Meta<typeof Pennant>
export default meta
type Story = StoryObj<typeof meta>

export const Solve: Story = { args: { category: 'Web', hasTick: true } }
export const First: Story = { args: { kind: 'first', label: 'First blood' } }
export const Second: Story = { args: { kind: 'second', label: 'Second blood' } }
export const Third: Story = { args: { kind: 'third', label: 'Third blood' } }
export const Accepted: Story = { args: { kind: 'accepted', hasTick: true } }
export const Empty: Story = { args: { kind: 'empty', label: 'Not solved' } }
export const Unclaimed: Story = { args: { kind: 'unclaimed', label: 'First blood is open' } }
export const Hanging: Story = { args: { direction: 'hang', category: 'Pwn', size: 9 } }
export const Rope: Story = {
  render: () => (
    <PennantRope
      flags={CATEGORIES.map((category, place) => ({
        kind: bloods[place % 5] ?? 'solve',
        category,
      }))}
    />
  ),
}
