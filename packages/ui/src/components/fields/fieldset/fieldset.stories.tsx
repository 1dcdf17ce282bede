import type { Meta, StoryObj } from '@storybook/react-vite'
import { expect } from 'storybook/test'
import { Switch } from '../choice/switch.tsx'
import { TextField } from '../text-field/text-field.tsx'
import { Fieldset } from './fieldset.tsx'

const meta = {
  title: 'Fields/Fieldset',
  component: Fieldset,
  args: {
    legend: 'Accounts',
    children: [
      <Switch key="open" label="Anyone may register" />,
      <TextField key="domains" label="Allowed mail domains" hint="Empty allows all." />,
    ],
  },
} satisfies Meta<typeof Fieldset>
export default meta
type Story = StoryObj<typeof meta>

export const Plain: Story = {}
export const WithHint: Story = { args: { hint: 'Takes effect for the next visitor.' } }
export const Disabled: Story = {
  args: { disabledReason: 'Accounts come from your company’s directory.' },
  play: async ({ canvas }) => {
    await expect(canvas.getByRole('switch')).toBeDisabled()
    await expect(canvas.getByRole('group', { name: 'Accounts' })).toHaveAccessibleDescription(
      /directory/,
    )
  },
}
export const LongWords: Story = {
  args: { legend: 'Benutzerkontenregistrierungseinstellungen'.repeat(3), hint: '深'.repeat(120) },
  decorators: [(Story) => <div style={{ inlineSize: '15rem' }}>{<Story />}</div>],
  play: ({ canvasElement }) =>
    expect(canvasElement.scrollWidth).toBeLessThanOrEqual(canvasElement.clientWidth),
}
