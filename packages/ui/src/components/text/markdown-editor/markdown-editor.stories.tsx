import type { Meta, StoryObj } from '@storybook/react-vite'
import { expect, fn, userEvent, waitFor, within } from 'storybook/test'
import { MARKDOWN_LABELS } from '#shared/samples.ts'
import { HARD_TEXTS } from '../../../bad-input/texts.ts'
import { MarkdownEditor } from './markdown-editor.tsx'

const meta = {
  title: 'Text/MarkdownEditor',
  component: MarkdownEditor,
  // What the editor fetches late, before the clock of a test runs.
  loaders: [() => import('../markdown/markdown-view.tsx')],
  args: {
    label: 'Statement',
    value: '## What you get\n\nA **private** instance per team.',
    onValueChange: fn(),
    labels: {
      heading: 'Heading',
      bold: 'Bold',
      italic: 'Italic',
      code: 'Code',
      link: 'Link',
      list: 'List',
      numbers: 'Numbered list',
      quote: 'Quote',
      view: 'View',
      write: 'Write',
      split: 'Split',
      read: 'Read',
      ...MARKDOWN_LABELS,
    },
  },
} satisfies Meta<typeof MarkdownEditor>
export default meta
type Story = StoryObj<typeof meta>

export const Write: Story = {}
export const Split: Story = {
  play: async ({ canvasElement }) => {
    await userEvent.click(within(canvasElement).getByRole('radio', { name: 'Split' }))
    await within(canvasElement).findByText('private')
  },
}
export const WithError: Story = { args: { error: 'The statement is empty.', value: '' } }
export const Disabled: Story = {
  args: { disabled: true, hint: 'Only the author may change this post.' },
}
export const Read: Story = {
  play: async ({ canvas }) => {
    await userEvent.click(canvas.getByRole('radio', { name: 'Read' }))
    await canvas.findByText('private')
  },
}
export const NothingToRead: Story = {
  args: { value: '' },
  play: ({ canvas }) => userEvent.click(canvas.getByRole('radio', { name: 'Read' })),
}
export const LongWords: Story = {
  args: {
    label: HARD_TEXTS.german,
    hint: HARD_TEXTS.cjk,
    value: Object.values(HARD_TEXTS).join('\n\n'),
  },
  play: async ({ canvas, canvasElement }) => {
    await userEvent.click(canvas.getByRole('radio', { name: 'Split' }))
    await waitFor(() => expect(canvasElement.querySelectorAll('p').length).toBeGreaterThan(1))
    await expect(canvasElement.scrollWidth).toBeLessThanOrEqual(canvasElement.clientWidth)
  },
}
