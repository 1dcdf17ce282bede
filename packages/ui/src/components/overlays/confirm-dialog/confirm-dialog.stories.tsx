import type { Meta, StoryObj } from '@storybook/react-vite'
import { HARD_TEXTS } from '../../../bad-input/texts.ts'
import { fn } from 'storybook/test'
import { ConfirmDialog } from './confirm-dialog.tsx'

const meta = {
  title: 'Overlays/ConfirmDialog',
  component: ConfirmDialog,
  // Each open one would cover the documentation page, and take the focus from the others.
  parameters: { docs: { story: { inline: false, height: '360px' } } },
  args: {
    open: true,
    onOpenChange: fn(),
    onConfirm: fn(),
    title: 'Leave null & void?',
    children: 'You can come back with a new invitation code.',
    confirmLabel: 'Leave the team',
    cancelLabel: 'Stay',
  },
} satisfies Meta<typeof ConfirmDialog>
export default meta
type Story = StoryObj<typeof meta>

export const Default: Story = {}
export const Danger: Story = {
  args: {
    tone: 'danger',
    title: 'Delete "Capstan"?',
    children: 'Its 7 solves and 46 submissions go too.',
    confirmLabel: 'Delete',
    cancelLabel: 'Keep it',
  },
}
export const TypedName: Story = {
  args: { ...Danger.args, typedName: { expected: 'Capstan', label: 'Type Capstan to go on' } },
}
export const Pending: Story = { args: { ...Danger.args, loading: true } }
export const Failed: Story = {
  args: { ...Danger.args, error: 'The server answered 502. Try again in a moment.' },
}
export const LongWords: Story = {
  args: {
    ...Danger.args,
    title: `Delete "${HARD_TEXTS.german}"?`,
    children: HARD_TEXTS.cjk,
    typedName: { expected: HARD_TEXTS.german, label: `Type ${HARD_TEXTS.german} to go on` },
    confirmLabel: 'Mannschaft unwiderruflich löschen',
    cancelLabel: 'Mannschaft behalten und zurückkehren',
  },
}
