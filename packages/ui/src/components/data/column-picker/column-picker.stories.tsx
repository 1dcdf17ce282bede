import type { Meta, StoryObj } from '@storybook/react-vite'
import { expect, fn, screen, userEvent } from 'storybook/test'
import { ColumnPicker } from './column-picker.tsx'

const open: Story['play'] = async ({ canvas }) => {
  await userEvent.click(canvas.getByRole('button'))
  await screen.findByRole('dialog')
}

const meta = {
  title: 'Data/ColumnPicker',
  component: ColumnPicker,
  args: {
    label: 'Columns',
    resetLabel: 'Show all',
    columns: [
      { id: 'name', header: 'Name', isPrimary: true },
      { id: 'mail', header: 'Email' },
      { id: 'seen', header: 'Last seen' },
    ],
    hidden: new Set(['mail']),
    onHiddenChange: fn(),
  },
} satisfies Meta<typeof ColumnPicker>
export default meta
type Story = StoryObj<typeof meta>

export const Closed: Story = {}
export const Open: Story = {
  play: async (context) => {
    await open(context)
    await expect(screen.getByRole('checkbox', { name: 'Name' })).toBeDisabled()
    await expect(screen.getByRole('checkbox', { name: 'Email' })).not.toBeChecked()
    await userEvent.click(screen.getByRole('checkbox', { name: 'Email' }))
    await expect(context.args.onHiddenChange).toHaveBeenCalledWith(new Set())
  },
}
export const ManyLongNames: Story = {
  args: {
    columns: Array.from({ length: 40 }, (_column, index) => ({
      id: String(index),
      header: `Aufgabenlösungszeitpunktspaltenüberschrift${'深'.repeat(20)}${index}`,
    })),
  },
  play: async (context) => {
    await open(context)
    const dialog = screen.getByRole('dialog')
    await expect(dialog.scrollWidth).toBeLessThanOrEqual(dialog.clientWidth)
  },
}
