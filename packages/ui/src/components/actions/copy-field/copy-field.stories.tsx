import type { Meta, StoryObj } from '@storybook/react-vite'
import { CopyField } from './copy-field.tsx'

const meta = {
  title: 'Actions/CopyField',
  component: CopyField,
  args: { text: '127.0.0.1:41873', labels: { copy: 'Copy', copied: 'Copied' } },
} satisfies Meta<typeof CopyField>
export default meta
type Story = StoryObj<typeof meta>

export const Address: Story = {}
export const Quiet: Story = { args: { text: 'nc 127.0.0.1 41873', isQuiet: true } }
export const LongText: Story = {
  args: {
    text: 'wss://a-very-long-name-of-a-platform.ctf.example.org/api/proxy/3f2504e0-4f89-41d3-9a0c-0305e82c3301',
  },
}
