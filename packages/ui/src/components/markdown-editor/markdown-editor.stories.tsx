import type { Meta, StoryObj } from '@storybook/react-vite'
import { fn, userEvent, within } from 'storybook/test'
import { MarkdownEditor } from './markdown-editor.tsx'

const meta = {
  title: 'Text/MarkdownEditor',
  component: MarkdownEditor,
  args: {
    label: 'Statement',
    value: '## What you get\n\nA **private** instance per team.',
    onValueChange: fn(),
    words: {
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
      copy: 'Copy',
      copied: 'Copied',
      wrap: 'Wrap lines',
      opensNewTab: 'opens in a new tab',
      done: 'Done:',
      todo: 'To do:',
      table: 'Table',
      details: 'More',
      footnotes: 'Footnotes',
      back: 'Back to the text',
      anchor: (heading: string) => `Link to ${heading}`,
      alerts: {
        note: 'Note',
        tip: 'Tip',
        important: 'Important',
        warning: 'Warning',
        caution: 'Caution',
      },
    },
  },
} satisfies Meta<typeof MarkdownEditor>
export default meta
type Story = StoryObj<typeof meta>

export const Write: Story = {}
export const Split: Story = {
  play: ({ canvasElement }) =>
    userEvent.click(within(canvasElement).getByRole('radio', { name: 'Split' })),
}
export const WithError: Story = { args: { error: 'The statement is empty.', value: '' } }
export const Disabled: Story = {
  args: { disabled: true, hint: 'Only the author may change this post.' },
}
