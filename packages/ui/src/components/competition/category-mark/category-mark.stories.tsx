import type { Meta, StoryObj } from '@storybook/react-vite'
import { CATEGORIES } from '#theme/tokens.ts'
import { Grid } from '../../layout/layout/layout.tsx'
import { CategoryIcon, CategoryMark } from './category-mark.tsx'

const meta = {
  title: 'Competition/CategoryMark',
  component: CategoryMark,
  args: { category: 'Crypto', children: 'Kryptographie' },
} satisfies Meta<typeof CategoryMark>
export default meta
type Story = StoryObj<typeof meta>

export const Plain: Story = {}
export const Plate: Story = { args: { hasPlate: true, size: 30 } }
export const IconOnly: Story = {
  render: () => <CategoryIcon category="Web" label="Web" hasPlate />,
}
export const All: Story = {
  render: () => (
    <Grid minColumn={140}>
      {CATEGORIES.map((category) => (
        <CategoryMark key={category} category={category} hasPlate>
          {category}
        </CategoryMark>
      ))}
    </Grid>
  ),
}
