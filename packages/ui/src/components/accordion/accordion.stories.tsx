import type { Meta, StoryObj } from '@storybook/react-vite'
import { Badge } from '../badge/badge.tsx'
import { Accordion } from './accordion.tsx'

const meta = {
  title: 'Board/Hints (Accordion)',
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
