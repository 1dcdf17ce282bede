import type { Meta, StoryObj } from '@storybook/react-vite'
import { expect, fn } from 'storybook/test'
import { Button } from '../../actions/button/button.tsx'
import { TextField } from '../text-field/text-field.tsx'
import { HARD_TEXTS } from '../../../bad-input/texts.ts'
import { FormFrame } from './form-frame.tsx'

const meta = {
  title: 'Fields/FormFrame',
  component: FormFrame,
  args: {
    onSubmit: fn(),
    loading: false,
    error: null,
    saveLabel: 'Create team',
    children: <TextField label="Name" defaultValue="null & void" />,
  },
} satisfies Meta<typeof FormFrame>
export default meta
type Story = StoryObj<typeof meta>

export const WithButton: Story = {}
export const WithMoreActions: Story = { args: { actions: <Button tone="ghost">Cancel</Button> } }
export const Pending: Story = { args: { loading: true, saveLabel: 'Creating…' } }
export const Failed: Story = {
  args: { error: 'A team has this name. Choose another one.' },
  play: ({ canvas }) => expect(canvas.getByRole('alert')).toHaveTextContent(/another/),
}
export const Blocked: Story = { args: { disabledReason: 'You already have three teams.' } }
export const Unchanged: Story = {
  args: {
    mode: 'bar',
    barLabel: 'Changes',
    changes: null,
    saveLabel: 'Save',
    discardLabel: 'Discard',
    onDiscard: fn(),
  },
  play: ({ canvas }) => expect(canvas.queryByRole('region')).toBeNull(),
}
export const Changed: Story = {
  args: { ...Unchanged.args, changes: '2 unsaved changes in Accounts' },
}
export const ChangedAndFailed: Story = {
  args: { ...Changed.args, error: 'The server answered 502. Nothing was saved.' },
}
export const LongWords: Story = {
  args: { error: HARD_TEXTS.german, saveLabel: 'Änderungen an der Mannschaft übernehmen' },
}
