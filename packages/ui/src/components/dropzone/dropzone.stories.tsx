import type { Meta, StoryObj } from '@storybook/react-vite'
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
