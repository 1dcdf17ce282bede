import type { Meta, StoryObj } from '@storybook/react-vite'
import { expect, screen, userEvent, waitFor } from 'storybook/test'
import { Switch } from '../../fields/choice/switch.tsx'
import { DescriptionList } from '../../data/description-list/description-list.tsx'
import { HARD_TEXTS } from '../../../bad-input/texts.ts'
import { TunnelIndicator } from './tunnel-indicator.tsx'

const meta = {
  title: 'Competition/TunnelIndicator',
  component: TunnelIndicator,
  args: {
    state: 'usable',
    children: 'Tunnel',
    label: 'Tunnel',
    panel: (
      <>
        <DescriptionList items={[{ term: 'Daemon', value: '127.0.0.1:3307' }]} />
        <Switch label="Allow others on this network" />
      </>
    ),
  },
} satisfies Meta<typeof TunnelIndicator>
export default meta
type Story = StoryObj<typeof meta>

export const Usable: Story = {}
export const Pending: Story = {
  args: { state: 'pending', children: 'Waiting for your approval' },
}
export const Unused: Story = { args: { state: 'unused' } }
export const Invalid: Story = { args: { state: 'invalid', children: 'Tunnel offline' } }
export const Open: Story = {
  play: async ({ canvas }) => {
    await userEvent.click(canvas.getByRole('button', { name: 'Tunnel' }))
    // It grows from nothing.
    await waitFor(() => expect(screen.getByRole('dialog', { name: 'Tunnel' })).toBeVisible())
  },
}
export const LongWords: Story = {
  args: {
    state: 'pending',
    children: HARD_TEXTS.german,
    panel: <DescriptionList items={[{ term: HARD_TEXTS.german, value: HARD_TEXTS.cjk }]} />,
  },
  play: async ({ canvas }) => {
    await userEvent.click(canvas.getByRole('button'))
    await waitFor(() => expect(screen.getByRole('dialog', { name: 'Tunnel' })).toBeVisible())
  },
}
