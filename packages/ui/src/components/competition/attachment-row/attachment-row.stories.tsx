import type { Meta, StoryObj } from '@storybook/react-vite'
import { AttachmentRow } from './attachment-row.tsx'

const meta = {
  title: 'Competition/AttachmentRow',
  component: AttachmentRow,
  args: {
    href: '#file',
    name: 'harbourmaster-src.tar.zst',
    meta: '1.84 MiB',
    label: 'Download',
  },
} satisfies Meta<typeof AttachmentRow>
export default meta
type Story = StoryObj<typeof meta>

export const Stored: Story = {}
export const Remote: Story = {
  args: {
    isRemote: true,
    name: 'memory.raw',
    meta: 'files.example.org',
    label: 'Opens another site',
  },
}
export const LongName: Story = {
  args: {
    name: 'Schiffsverkehrsleitstellenbenachrichtigungsprotokoll-2026-11-21.pcapng',
  },
  decorators: [(Story) => <div style={{ inlineSize: '18rem' }}>{<Story />}</div>],
}
