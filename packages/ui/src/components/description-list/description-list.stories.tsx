import type { Meta, StoryObj } from '@storybook/react-vite'
import { DescriptionList } from './description-list.tsx'

const meta = {
  title: 'Data/DescriptionList',
  component: DescriptionList,
  args: {
    items: [
      { term: 'Starts', value: 'Sat 29 Nov 2026, 10:00' },
      { term: 'Spieler pro Mannschaft', value: 'up to 4' },
      { term: 'Write-up', value: 'Required' },
    ],
  },
} satisfies Meta<typeof DescriptionList>
export default meta
type Story = StoryObj<typeof meta>

export const Spread: Story = {}
export const Columns: Story = { args: { layout: 'columns' } }
