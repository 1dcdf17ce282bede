import type { Meta, StoryObj } from '@storybook/react-vite'
import { fn } from 'storybook/test'
import { Pagination } from './pagination.tsx'

const meta = {
  title: 'Navigation/Pagination',
  component: Pagination,
  args: {
    'aria-label': 'Pages of users',
    page: 4,
    pageCount: 9,
    onPageChange: fn(),
    summary: '61 to 80 of 180',
    words: { previous: 'Previous page', next: 'Next page', page: (page: number) => `Page ${page}` },
  },
} satisfies Meta<typeof Pagination>
export default meta
type Story = StoryObj<typeof meta>

export const Middle: Story = {}
export const First: Story = { args: { page: 1 } }
export const Single: Story = { args: { page: 1, pageCount: 1 } }
