import type { Meta, StoryObj } from '@storybook/react-vite'
import { expect } from 'storybook/test'
import { CodeBlock } from './code-block.tsx'

const meta = {
  title: 'Text/CodeBlock',
  component: CodeBlock,
  args: {
    code: "curl -s http://127.0.0.1:41873/slip \\\n  -H 'content-type: application/json'",
    labels: { copy: 'Copy', copied: 'Copied', wrap: 'Wrap lines' },
  },
} satisfies Meta<typeof CodeBlock>
export default meta
type Story = StoryObj<typeof meta>

export const Plain: Story = {}
export const WithLanguage: Story = { args: { language: 'sh' } }
export const LongLine: Story = { args: { code: '0123456789abcdef'.repeat(20) } }
export const HardContent: Story = {
  args: {
    code: 'Schraubenschlüssel\t深海信号 👩‍👩‍👧‍👦 \u200b فريق الميناء\n'.repeat(4),
    language: 'Programmiersprachenbezeichnung',
  },
  decorators: [(Story) => <div style={{ inlineSize: '15rem' }}>{<Story />}</div>],
  play: ({ canvasElement }) =>
    expect(canvasElement.scrollWidth).toBeLessThanOrEqual(canvasElement.clientWidth),
}
