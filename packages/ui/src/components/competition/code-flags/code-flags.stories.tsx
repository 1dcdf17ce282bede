import type { Meta, StoryObj } from '@storybook/react-vite'
import { CodeFlags } from './code-flags.tsx'

const meta = {
  title: 'Competition/CodeFlags',
  component: CodeFlags,
  args: { letters: ['N', 'C'] },
} satisfies Meta<typeof CodeFlags>
export default meta
type Story = StoryObj<typeof meta>

export const Distress: Story = { args: { size: 64 } }
export const All: Story = {
  args: { letters: ['C', 'F', 'G', 'K', 'L', 'N', 'P', 'U', 'X'], size: 24 },
}
