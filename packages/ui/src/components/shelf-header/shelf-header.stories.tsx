import type { Meta, StoryObj } from '@storybook/react-vite'
import { ShelfHeader } from './shelf-header.tsx'

const meta = {
  title: 'Board/ShelfHeader',
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
