import type { Meta, StoryObj } from '@storybook/react-vite'
import { HARD_TEXTS } from '../../../bad-input/texts.ts'
import { TextLink } from './text-link.tsx'

const meta = {
  title: 'Actions/TextLink',
  component: TextLink,
  args: { href: '#posts', children: 'All posts' },
} satisfies Meta<typeof TextLink>
export default meta
type Story = StoryObj<typeof meta>

export const Accent: Story = {}
export const Muted: Story = { args: { tone: 'muted' } }
export const Strong: Story = { args: { tone: 'strong' } }
export const InProse: Story = {
  args: { isInProse: true, children: 'here is how' },
  decorators: [
    (Story) => (
      <p>
        Install the client before the start; <Story />.
      </p>
    ),
  ],
}
export const LongWords: Story = {
  args: { children: HARD_TEXTS.german },
  decorators: [(Story) => <div style={{ inlineSize: '18rem' }}>{<Story />}</div>],
}
