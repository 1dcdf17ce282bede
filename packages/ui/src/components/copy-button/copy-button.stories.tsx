import type { Meta, StoryObj } from '@storybook/react-vite'
import { CopyButton, CopyIconButton } from './copy-button.tsx'

const words = { copy: 'Copy', copied: 'Copied' }
const meta = {
  title: 'Actions/CopyButton',
  component: CopyButton,
  args: { text: '127.0.0.1:41873', words },
} satisfies Meta<typeof CopyButton>
export default meta
type Story = StoryObj<typeof meta>

export const Default: Story = {}
export const Primary: Story = { args: { tone: 'primary', size: 'sm' } }
export const IconOnly: Story = { render: () => <CopyIconButton text="x" words={words} /> }
