import type { Meta, StoryObj } from '@storybook/react-vite'
import { vars } from '#theme/contract.css.ts'
import { CATEGORIES } from '#theme/tokens.ts'
import { Grid, Stack } from '../../layout/layout/layout.tsx'
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

const { neutral, accent } = vars.color
/** Rows and cells at rest, pointed at, pressed, chosen and open. */
const grounds = [neutral[1], neutral[3], neutral[4], neutral[5], accent[2], accent[3], accent[4]]

/** Words can be read on every ground that a row may have. */
export const OnRowsOfEveryState: Story = {
  render: () => (
    <Stack gap={1}>
      {grounds.map((background) => (
        <div key={background} style={{ background }}>
          <Grid minColumn={120}>
            {CATEGORIES.map((category) => (
              <CategoryMark key={category} category={category} size={14}>
                {category}
              </CategoryMark>
            ))}
          </Grid>
        </div>
      ))}
    </Stack>
  ),
}
