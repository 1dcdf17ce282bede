import type { Meta, StoryObj } from '@storybook/react-vite'
import { HARD_TEXTS } from '../../../bad-input/texts.ts'
import { fn } from 'storybook/test'
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
