import type { Meta, StoryObj } from '@storybook/react-vite'
import { AttachmentRow } from '../../competition/attachment-row/attachment-row.tsx'
import { HARD_TEXTS } from '../../../bad-input/texts.ts'
import { fn } from 'storybook/test'
import { Dropzone } from './dropzone.tsx'

const meta = {
  title: 'Fields/Dropzone',
  component: Dropzone,
  args: {
    label: 'Write-up',
    prompt: 'Drop a PDF here, or choose one',
    rules: 'PDF, up to 20 MiB',
    accept: '.pdf',
    onFiles: fn(),
    onRefused: fn(),
  },
} satisfies Meta<typeof Dropzone>
export default meta
type Story = StoryObj<typeof meta>

export const Empty: Story = {}
export const Uploading: Story = { args: { progress: 0.4, progressLabel: 'Uploading write-up.pdf' } }
export const Refused: Story = { args: { error: 'notes.docx is not a PDF.' } }
export const Disabled: Story = { args: { disabled: true } }
export const WithFile: Story = {
  args: {
    current: <AttachmentRow href="#file" name="write-up.pdf" meta="1.84 MiB" label="Download" />,
  },
}
export const LongWords: Story = {
  args: {
    label: HARD_TEXTS.german,
    prompt: HARD_TEXTS.german,
    rules: HARD_TEXTS.cjk,
    error: HARD_TEXTS.oneLetter,
    current: (
      <AttachmentRow href="#file" name={HARD_TEXTS.german} meta="1.84 MiB" label="Download" />
    ),
  },
  decorators: [(Story) => <div style={{ inlineSize: '18rem' }}>{<Story />}</div>],
}
