import type { Meta, StoryObj } from '@storybook/react-vite'
import { CodeBlock } from './code-block.tsx'

const meta = {
  title: 'Text/CodeBlock',
  component: CodeBlock,
  args: {
    code: "curl -s http://127.0.0.1:41873/slip \\\n  -H 'content-type: application/json'",
    words: { copy: 'Copy', copied: 'Copied', wrap: 'Wrap lines' },
  },
} satisfies Meta<typeof CodeBlock>
export default meta
type Story = StoryObj<typeof meta>

export const Plain: Story = {}
export const WithLanguage: Story = { args: { language: 'sh' } }
export const LongLine: Story = { args: { code: '0123456789abcdef'.repeat(20) } }
