import type { Meta, StoryObj } from '@storybook/react-vite'
import { Copy, Flag, Square } from 'lucide-react'
import { expect, fireEvent, fn, screen, waitFor } from 'storybook/test'
import { Button } from '../../actions/button/button.tsx'
import { ContextMenu } from './context-menu.tsx'

const meta = {
  title: 'Overlays/ContextMenu',
  component: ContextMenu,
  args: {
    label: 'null & void',
    children: <Button>null & void</Button>,
    items: [
      { label: 'Open team', icon: <Flag size={16} />, onSelect: fn() },
      { label: 'Copy name', icon: <Copy size={16} />, onSelect: fn() },
      { label: 'Extend', disabledReason: 'Only in the last 10 minutes.', onSelect: fn() },
      { kind: 'separator' },
      { label: 'Suspend', tone: 'danger', icon: <Square size={16} />, onSelect: fn() },
    ],
  },
} satisfies Meta<typeof ContextMenu>
export default meta
type Story = StoryObj<typeof meta>

export const Closed: Story = {}
export const Open: Story = {
  play: async ({ canvas }) => {
    await fireEvent.contextMenu(canvas.getByRole('button'), { clientX: 60, clientY: 40 })
    // It grows from nothing.
    await waitFor(() => expect(screen.getByRole('menu')).toBeVisible())
  },
}
export const LongWords: Story = {
  args: {
    items: [
      { label: 'Mannschaftsmitgliederverwaltungsübersicht öffnen', onSelect: fn() },
      { label: '深'.repeat(60), note: '👩‍👩‍👧‍👦'.repeat(30), onSelect: fn() },
    ],
  },
  play: async (context) => {
    await Open.play?.(context)
    const menu = screen.getByRole('menu')
    await expect(menu.scrollWidth).toBeLessThanOrEqual(menu.clientWidth)
  },
}
