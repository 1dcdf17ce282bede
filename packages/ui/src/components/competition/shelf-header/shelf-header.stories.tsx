import type { Meta, StoryObj } from '@storybook/react-vite'
import { ShelfHeader } from './shelf-header.tsx'

const meta = {
  title: 'Competition/ShelfHeader',
  component: ShelfHeader,
  args: {
    category: 'Crypto',
    name: 'Kryptographie',
    progress: '2/5',
    pennants: ['second', 'solve', 'empty', 'empty', 'empty'],
  },
} satisfies Meta<typeof ShelfHeader>
export default meta
type Story = StoryObj<typeof meta>

export const Partly: Story = {}
export const Done: Story = { args: { progress: '2/2', pennants: ['first', 'solve'] } }
export const Narrow: Story = {
  decorators: [(Story) => <div style={{ inlineSize: '10rem' }}>{<Story />}</div>],
}
/** A shelf as wide as its only tile. */
export const OnePennant: Story = {
  args: { category: 'Blockchain', name: 'Blockchain', progress: '0/1', pennants: ['empty'] },
  decorators: [(Story) => <div style={{ inlineSize: '9.5rem' }}>{<Story />}</div>],
}
export const NothingInIt: Story = { args: { progress: '0/0', pennants: [] } }
export const FortyPennants: Story = {
  args: { progress: '40/40', pennants: Array.from({ length: 40 }, () => 'solve' as const) },
  decorators: [(Story) => <div style={{ inlineSize: '18rem' }}>{<Story />}</div>],
}
