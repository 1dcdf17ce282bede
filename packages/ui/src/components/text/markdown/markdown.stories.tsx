import type { Meta, StoryObj } from '@storybook/react-vite'
import { expect, waitFor } from 'storybook/test'
import { MARKDOWN_LABELS } from '#shared/samples.ts'
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

/** Formulas and highlighting are loaded lazily. */
const LOADING = { timeout: 10_000 }

const meta = {
  title: 'Text/MarkdownView',
  component: MarkdownView,
  args: { source, labels: MARKDOWN_LABELS },
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
      <InlineMarkdown source="Restart of **Capstan** at `04:00 UTC`." labels={MARKDOWN_LABELS} />
    </p>
  ),
}
export const Maths: Story = {
  args: {
    source:
      'The order $n$ of $E(\\mathbb{F}_p)$, where $p = 2^{255}-19$:\n\n$$\n\\left|\\, n - (p + 1) \\,\\right| \\le 2\\sqrt{p}, \\qquad \\begin{pmatrix} a & b \\\\ c & d \\end{pmatrix}\n$$\n\nIt costs $5 or $6, which is no formula. This one cannot be read: $\\frac{1$.',
  },
  play: async ({ canvasElement }) => {
    await waitFor(() => expect(canvasElement.querySelectorAll('math')).toHaveLength(4), LOADING)
  },
}
export const Code: Story = {
  args: {
    source: [
      '```python\n# two parsers\nimport re\n\ndef berth(slip: str) -> int:\n    """Which one it is."""\n    return int(re.sub(r"[^0-9]", "", slip) or 0)\n```',
      '```diff\n--- a/slip.c\n+++ b/slip.c\n@@ -1 +1 @@\n-gets(line);\n+fgets(line, 80, stdin);\n```',
      '```brainfuck\n++[>+<-]\n```',
    ].join('\n\n'),
  },
  play: async ({ canvas }) => {
    await waitFor(() => expect(canvas.getByText('import').tagName).toBe('SPAN'), LOADING)
  },
}
export const HardContent: Story = {
  args: {
    source: [
      `# ${'Schraubenschlüsselschmiede'.repeat(6)}`,
      '深海信号'.repeat(40),
      `![a picture that fails](/nowhere/${'x'.repeat(80)}.png)`,
      `| ${'Spaltenüberschrift'.repeat(5)} | 9007199254740993 |\n|---|---|\n| ${'w'.repeat(200)} | 👩‍👩‍👧‍👦 |`,
      `$$\n${'x + '.repeat(120)} y\n$$`,
      'zero\u200bwidth \u202eturned round\u202c',
      `[${'link'.repeat(60)}](https://elsewhere.example/${'a'.repeat(300)})`,
      '> فريق الميناء يلعب الليلة.',
    ].join('\n\n'),
  },
  decorators: [(Story) => <div style={{ inlineSize: '18rem' }}>{<Story />}</div>],
  play: async ({ canvasElement }) => {
    await waitFor(() => expect(canvasElement.querySelectorAll('math')).toHaveLength(1), LOADING)
    await expect(canvasElement.scrollWidth).toBeLessThanOrEqual(canvasElement.clientWidth)
  },
}

export const Alerts: Story = {
  args: {
    source: ['NOTE', 'TIP', 'IMPORTANT', 'WARNING', 'CAUTION']
      .map((kind) => `> [!${kind}]\n> The instances restart at \`04:00 UTC\`. ${'ß'.repeat(60)}`)
      .join('\n\n'),
  },
  play: async ({ canvas }) => {
    await expect(await canvas.findByRole('note', { name: 'Caution' })).toBeVisible()
  },
}
export const Footnotes: Story = {
  args: {
    source:
      'The ledger[^1] was wrong, said the clerk[^clerk]. The ledger[^1] again.\n\n[^clerk]: In *Port Authority v. Ouroboros*.\n\n[^1]: A list of berths.',
  },
  play: async ({ canvas }) => {
    await expect(await canvas.findByRole('region', { name: 'Footnotes' })).toBeVisible()
  },
}
export const Details: Story = {
  args: {
    source:
      '<details open>\n<summary>Hint with a `word`</summary>\n\nLook at the **second** line.\n\n- one\n- two\n</details>\n\n<details>\n<summary>' +
      'Aufgabenlösungsvorschlag'.repeat(6) +
      '</summary>\n\nhidden\n</details>',
  },
}
export const HeadingAnchors: Story = {
  args: { hasAnchors: true, source: '# Rules\n\n## 第三回 夜桜\n\nwords\n\n## Rules' },
  play: async ({ canvas, canvasElement }) => {
    canvas.getAllByRole('link')[1]?.focus()
    await expect(canvasElement.querySelectorAll('a[href="#rules-2"]')).toHaveLength(1)
  },
}
export const Nothing: Story = { args: { source: '' } }
export const PictureThatFails: Story = {
  args: { source: 'Before ![The chart of the harbour](data:image/png;base64,AAAA) and after.' },
}
