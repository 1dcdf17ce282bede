import type { Meta, StoryObj } from '@storybook/react-vite'
import { HARD_TEXTS } from '../../../bad-input/texts.ts'
import { TextArea } from './text-area.tsx'

const meta = {
  title: 'Fields/TextArea',
  component: TextArea,
  args: { label: 'About the team' },
} satisfies Meta<typeof TextArea>
export default meta
type Story = StoryObj<typeof meta>

export const Empty: Story = { args: { hint: 'Up to 72 characters.' } }
export const Filled: Story = {
  args: { defaultValue: 'We dereference things.\n\nSo you\ndo not\nhave to.' },
}
export const WithError: Story = { args: { error: 'This is 12 characters too long.' } }
export const Mono: Story = { args: { label: 'Flags, one a line', isMono: true } }
export const Short: Story = {
  args: { label: 'Hint', isShort: true, defaultValue: 'Ask both parsers.' },
}
export const Disabled: Story = {
  args: { defaultValue: 'We dereference things.', disabled: true, hint: 'The team is locked.' },
}
export const LongerThanTwelveRows: Story = {
  args: {
    defaultValue: Array.from({ length: 40 }, (_line, index) => `line ${index + 1}`).join('\n'),
  },
}
export const LongWords: Story = {
  args: { defaultValue: HARD_TEXTS.german, hint: HARD_TEXTS.oneLetter },
  decorators: [(Story) => <div style={{ inlineSize: '18rem' }}>{<Story />}</div>],
}
