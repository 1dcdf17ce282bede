import type { Meta, StoryObj } from '@storybook/react-vite'
import { HARD_TEXTS } from '../../../bad-input/texts.ts'
import { DescriptionList } from './description-list.tsx'

const meta = {
  title: 'Data/DescriptionList',
  component: DescriptionList,
  args: {
    items: [
      { term: 'Starts', value: 'Nov 28, 2026, 10:00' },
      { term: 'Spieler pro Mannschaft', value: 'up to 4' },
      { term: 'Write-up', value: 'Required' },
    ],
  },
} satisfies Meta<typeof DescriptionList>
export default meta
type Story = StoryObj<typeof meta>

export const Spread: Story = {}
export const Columns: Story = { args: { layout: 'columns' } }
export const LongWords: Story = {
  args: {
    items: [
      { key: '1', term: HARD_TEXTS.german, value: HARD_TEXTS.cjk },
      { key: '2', term: 'Empty', value: '' },
      { key: '3', term: HARD_TEXTS.rightToLeft, value: '9,007,199,254,740,993' },
    ],
  },
  decorators: [(Story) => <div style={{ inlineSize: '18rem' }}>{<Story />}</div>],
}
