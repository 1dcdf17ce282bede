import type { Meta, StoryObj } from '@storybook/react-vite'
import { InlineMarkdown, MarkdownView } from './markdown-view.tsx'

const source = `The port authority digitised its berth ledger. They do not agree on what a slip *is*.

Moor the ship \`MV Ouroboros\` at berth \`0\`, the one reserved [here](https://elsewhere.example).

## What you get

- The clerk’s source (Go 1.25)
- A private instance per team

1. Read
2. Break

\`\`\`sh
curl -s http://127.0.0.1:41873/slip
\`\`\`

| Datei | Größe |
|-------|------:|
| src   | 1.84 MiB |

> One person plays for one team.

- [x] mirror the registry
- [ ] wake the crew
`

const words = {
  copy: 'Copy',
  copied: 'Copied',
  wrap: 'Wrap lines',
  opensNewTab: 'opens in a new tab',
  done: 'Done:',
  todo: 'To do:',
  table: 'Table',
}

const meta = {
  title: 'Text/MarkdownView',
  component: MarkdownView,
  args: { source, words },
} satisfies Meta<typeof MarkdownView>
export default meta
type Story = StoryObj<typeof meta>

export const Statement: Story = {}
export const Post: Story = { args: { size: 'lg' } }
export const Japanese: Story = {
  args: { source: '# 第三回 夜桜 CTF\n\nはじめての人のための六時間。やさしい問題から順に。' },
}
export const RightToLeft: Story = { args: { source: '## مرحبا\n\nفريق الميناء يلعب الليلة.' } }
export const Inline: Story = {
  render: () => (
    <p>
      <InlineMarkdown source="Restart of **Capstan** at `04:00 UTC`." words={words} />
    </p>
  ),
}
