import type { Meta, StoryObj } from '@storybook/react-vite'
import { HARD_TEXTS } from '../../../bad-input/texts.ts'
import { expect, fn, userEvent } from 'storybook/test'
import { PermissionMatrix } from './permission-matrix.tsx'

const meta = {
  title: 'Competition/PermissionMatrix',
  component: PermissionMatrix<string, string>,
  args: {
    label: 'Rights of the Student division',
    corner: 'Challenge',
    columns: [
      { id: 'view', name: 'View' },
      { id: 'submit', name: 'Submit' },
      { id: 'blood', name: 'Take blood' },
    ],
    rows: [
      { id: 'capstan', name: 'Capstan' },
      { id: 'tide', name: 'Gezeitentafelberechnungsverfahren' },
    ],
    cell: (row: string, column: string) => {
      const choice = row === 'tide' ? (column === 'view' ? 'allow' : 'deny') : 'inherit'
      const isAllowed = choice === 'allow' || (choice === 'inherit' && column !== 'blood')
      return { choice, isAllowed, label: `${row}, ${column}: ${isAllowed ? 'allowed' : 'denied'}` }
    },
    onChange: fn(),
  },
} satisfies Meta<typeof PermissionMatrix<string, string>>
export default meta
type Story = StoryObj<typeof meta>

export const InheritedAndOwn: Story = {}
/** A row with rights of its own can be made to inherit again. */
export const WithReset: Story = {
  args: {
    reset: {
      name: 'Inherit',
      label: (row: string) => (row === 'tide' ? 'Tide: inherit again' : undefined),
      onReset: fn(),
    },
  },
  play: async ({ canvas, args }) => {
    canvas.getByRole('button', { name: 'capstan, view: allowed' }).focus()
    await userEvent.keyboard('{ArrowDown}{End}{Enter}')
    await expect(args.reset?.onReset).toHaveBeenCalledWith('tide')
    await userEvent.keyboard('{ArrowUp}')
    await expect(document.activeElement).toHaveAttribute('aria-colindex', '5')
  },
}
export const Disabled: Story = { args: { disabled: true } }
export const NothingToDecide: Story = { args: { rows: [] } }
export const ManyLongNames: Story = {
  args: {
    columns: Array.from({ length: 8 }, (_column, index) => ({
      id: String(index),
      name: `Berechtigung ${index}`,
    })),
    rows: [...Object.values(HARD_TEXTS).slice(0, 4), 'Capstan'].map((name, index) => ({
      id: String(index),
      name,
    })),
  },
}
