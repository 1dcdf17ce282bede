import type { Meta, StoryObj } from '@storybook/react-vite'
import { HARD_TEXTS } from '../../../bad-input/texts.ts'
import { fn } from 'storybook/test'
import { Button } from '../../actions/button/button.tsx'
import { OfferBar } from './offer-bar.tsx'
import { SaveBar } from './save-bar.tsx'
import { SelectionBar } from './selection-bar.tsx'

const meta = {
  title: 'Overlays/SaveBar, SelectionBar',
  component: SaveBar,
  args: {
    label: 'Changes',
    changes: '3 unsaved changes in Accounts and Instances',
    saveLabel: 'Save',
    discardLabel: 'Discard',
    onSave: fn(),
    onDiscard: fn(),
  },
} satisfies Meta<typeof SaveBar>
export default meta
type Story = StoryObj<typeof meta>

export const Changed: Story = {}
export const Saving: Story = { args: { loading: true, saveLabel: 'Saving…' } }
export const Failed: Story = { args: { error: 'The server answered 502. Nothing was saved.' } }
export const Blocked: Story = { args: { disabledReason: 'The title is empty.' } }
export const Selection: Story = {
  render: () => (
    <SelectionBar label="Selection" count="14 users" clearLabel="Clear selection" onClear={fn()}>
      <Button size="sm">Confirm email</Button>
      <Button size="sm" tone="danger">
        Delete
      </Button>
    </SelectionBar>
  ),
}
export const Offer: Story = {
  render: () => (
    <OfferBar
      title="Set up this platform"
      actions={
        <>
          <Button size="sm" tone="ghost">
            Not now
          </Button>
          <Button size="sm" tone="primary">
            Set up
          </Button>
        </>
      }
    >
      Its name and color, the first game, and who may register.
    </OfferBar>
  ),
}
export const LongWords: Story = {
  args: {
    changes: HARD_TEXTS.german,
    saveLabel: 'Änderungen speichern',
    discardLabel: 'Änderungen verwerfen',
    error: HARD_TEXTS.oneLetter,
  },
}
