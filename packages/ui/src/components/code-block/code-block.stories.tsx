import type { Meta, StoryObj } from '@storybook/react-vite'
import { expect, waitFor } from 'storybook/test'
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
export const Coloured: Story = {
  args: {
    language: 'python',
    code: '# two parsers\nimport re\n\ndef berth(slip: str) -> int:\n    """Which one it is."""\n    return int(re.sub(r"[^0-9]", "", slip) or 0)',
  },
  play: async ({ canvas }) => {
    await waitFor(() => expect(canvas.getByText('import').tagName).toBe('SPAN'))
  },
}
export const Patch: Story = {
  args: {
    language: 'diff',
    code: '--- a/slip.c\n+++ b/slip.c\n@@ -1 +1 @@\n-gets(line);\n+fgets(line, 80, stdin);',
  },
}
export const UnknownLanguage: Story = { args: { language: 'brainfuck', code: '++[>+<-]' } }
export const HardContent: Story = {
  args: {
    code: 'Schraubenschlüssel\t深海信号 👩‍👩‍👧‍👦 \u200b فريق الميناء\n'.repeat(4),
    language: 'Programmiersprachenbezeichnung',
  },
  decorators: [(Story) => <div style={{ inlineSize: '15rem' }}>{<Story />}</div>],
  play: ({ canvasElement }) =>
    expect(canvasElement.scrollWidth).toBeLessThanOrEqual(canvasElement.clientWidth),
}
