import type { Meta, StoryObj } from '@storybook/react-vite'
import { LayoutGrid, List } from 'lucide-react'
import { fn } from 'storybook/test'
import { Segmented } from './segmented.tsx'

const meta = {
  title: 'Fields/Segmented',
  component: Segmented,
  args: {
    label: 'Challenges shown',
    value: 'all',
    onValueChange: fn(),
    options: [
      { value: 'all', label: 'All' },
      { value: 'todo', label: 'To do', count: 15 },
      { value: 'solved', label: 'Solved', count: 19 },
    ],
  },
} satisfies Meta<typeof Segmented>
export default meta
type Story = StoryObj<typeof meta>

export const Default: Story = {}
export const Small: Story = { args: { size: 'sm' } }
export const FullWidth: Story = { args: { isFullWidth: true } }
export const Icons: Story = {
  args: {
    label: 'View',
    value: 'tiles',
    options: [
      { value: 'tiles', label: <LayoutGrid size={16} />, name: 'Tiles' },
      { value: 'list', label: <List size={16} />, name: 'List' },
    ],
  },
}
export const OneDisabled: Story = {
  args: {
    value: 'open',
    options: [
      { value: 'open', label: 'Open' },
      { value: 'student', label: 'Studentinnen und Studenten', disabled: true },
    ],
  },
}
export const LongWords: Story = {
  args: {
    options: [
      { value: 'all', label: 'Sämtliche Aufgaben', count: 2 ** 31 },
      { value: 'todo', label: 'Unbearbeitete Aufgaben', count: 15 },
      { value: 'solved', label: '解決済みの問題', count: 0 },
    ],
  },
  decorators: [(Story) => <div style={{ inlineSize: '18rem' }}>{<Story />}</div>],
}
