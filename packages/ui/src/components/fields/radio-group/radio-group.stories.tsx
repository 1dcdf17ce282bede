import type { Meta, StoryObj } from '@storybook/react-vite'
import { expect, fn } from 'storybook/test'
import { RadioGroup } from './radio-group.tsx'

const meta = {
  title: 'Fields/RadioGroup',
  component: RadioGroup,
  args: {
    label: 'Attachment',
    value: 'upload',
    onValueChange: fn(),
    options: [
      { value: 'none', label: 'None' },
      { value: 'upload', label: 'Upload', note: 'Up to 128 MiB, kept on this server.' },
      { value: 'link', label: 'Link', disabledReason: 'The challenge makes a file for each team.' },
    ],
  },
} satisfies Meta<typeof RadioGroup>
export default meta
type Story = StoryObj<typeof meta>

export const Chosen: Story = {}
export const NothingChosen: Story = { args: { value: undefined } }
export const InARow: Story = { args: { orientation: 'horizontal' } }
export const WithHint: Story = { args: { hint: 'Teams see it once the challenge is open.' } }
export const WithError: Story = { args: { value: undefined, error: 'Choose where the file is.' } }
export const Disabled: Story = { args: { disabled: true } }
export const LongWords: Story = {
  args: {
    label: 'Dateianhangsbereitstellungsverfahren',
    options: [
      { value: 'upload', label: 'Hochladevorgangsbestätigungsanforderung'.repeat(3) },
      { value: 'han', label: '深海信号'.repeat(30), note: '🌱'.repeat(60) },
    ],
  },
  decorators: [(Story) => <div style={{ inlineSize: '15rem' }}>{<Story />}</div>],
  play: ({ canvasElement }) =>
    expect(canvasElement.scrollWidth).toBeLessThanOrEqual(canvasElement.clientWidth),
}
