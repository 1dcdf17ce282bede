import type { Meta, StoryObj } from '@storybook/react-vite'
import { BrandScale } from './brand-scale.tsx'

const meta = {
  title: 'Data/BrandScale',
  component: BrandScale,
  args: {
    brand: '#e5176b',
    scheme: 'dark',
    label: 'Dark',
    contrastText: (ratio) => `Contrast ${ratio} : 1`,
  },
} satisfies Meta<typeof BrandScale>
export default meta
type Story = StoryObj<typeof meta>

export const Dark: Story = {}
export const LongLabel: Story = {
  args: { label: 'Kontrastverstärkungsdarstellung bei Dunkelheit' },
}
