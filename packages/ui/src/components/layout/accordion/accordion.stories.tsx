import type { Meta, StoryObj } from '@storybook/react-vite'
import { HARD_TEXTS } from '../../../bad-input/texts.ts'
import { Badge } from '../../data/badge/badge.tsx'
import { Accordion } from './accordion.tsx'

const meta = {
  title: 'Layout/Accordion',
  component: Accordion,
  args: {
    items: [
      { value: '1', title: 'Hint 1', content: 'Two parsers, one string.' },
      {
        value: '2',
        title: 'Hint 2',
        badge: <Badge tone="accent">New</Badge>,
        content: 'Ask both.',
      },
    ],
  },
} satisfies Meta<typeof Accordion>
export default meta
type Story = StoryObj<typeof meta>

export const Closed: Story = {}
export const OneOpen: Story = { args: { defaultValue: ['1'] } }
export const SeveralOpen: Story = { args: { defaultValue: ['1', '2'] } }
export const LongWords: Story = {
  args: {
    defaultValue: ['1'],
    items: [
      {
        value: '1',
        title: HARD_TEXTS.german,
        badge: <Badge tone="accent">New</Badge>,
        content: HARD_TEXTS.cjk,
      },
      { value: '2', title: HARD_TEXTS.oneLetter, content: '' },
    ],
  },
  decorators: [(Story) => <div style={{ inlineSize: '18rem' }}>{<Story />}</div>],
}
