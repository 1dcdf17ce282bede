import type { Meta, StoryObj } from '@storybook/react-vite'
import { Flag, X } from 'lucide-react'
import { fn } from 'storybook/test'
import { CATEGORIES } from '#theme/tokens.ts'
import { CategoryIcon } from '../../competition/category-mark/category-mark.tsx'
import { FilterChips } from './filter-chips.tsx'

const meta = {
  title: 'Fields/FilterChips',
  component: FilterChips,
} satisfies Meta<typeof FilterChips>
export default meta
type Story = StoryObj<typeof FilterChips>

export const Several: Story = {
  args: {
    type: 'multiple',
    label: 'Kinds of event',
    value: ['accepted'],
    onValueChange: fn(),
    options: [
      { value: 'accepted', label: 'Accepted', icon: <Flag size={14} /> },
      { value: 'wrong', label: 'Wrong', icon: <X size={14} />, count: 12 },
    ],
  },
}
export const PhonePills: Story = {
  args: {
    type: 'single',
    isScrolling: true,
    label: 'Category',
    value: 'Crypto',
    onValueChange: fn(),
    options: CATEGORIES.map((category) => ({
      value: category,
      label: category,
      icon: <CategoryIcon category={category} />,
    })),
  },
  decorators: [(Story) => <div style={{ inlineSize: '20rem' }}>{<Story />}</div>],
}
export const NothingChosen: Story = {
  args: {
    type: 'multiple',
    label: 'Kinds of event',
    value: [],
    onValueChange: fn(),
    options: [
      { value: 'accepted', label: 'Accepted', count: 2 ** 31 },
      { value: 'wrong', label: 'Eingereichte Flaggen, die nicht stimmen', count: 0 },
    ],
  },
  decorators: [(Story) => <div style={{ inlineSize: '18rem' }}>{<Story />}</div>],
}
