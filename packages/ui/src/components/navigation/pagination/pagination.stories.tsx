import type { Meta, StoryObj } from '@storybook/react-vite'
import { fn } from 'storybook/test'
import { Pagination } from './pagination.tsx'

const meta = {
  title: 'Navigation/Pagination',
  component: Pagination,
  args: {
    label: 'Pages of users',
    page: 4,
    pageCount: 9,
    onPageChange: fn(),
    summary: '61 to 80 of 180',
    labels: {
      previous: 'Previous page',
      next: 'Next page',
      page: (page: number) => `Page ${page}`,
    },
  },
} satisfies Meta<typeof Pagination>
export default meta
type Story = StoryObj<typeof meta>

export const Middle: Story = {}
export const First: Story = { args: { page: 1 } }
export const Single: Story = { args: { page: 1, pageCount: 1 } }
export const Last: Story = { args: { page: 9 } }
export const NothingAtAll: Story = { args: { page: 1, pageCount: 0, summary: '0 of 0' } }
export const BeyondThirtyTwoBits: Story = {
  args: { page: 2 ** 31, pageCount: 2 ** 32, summary: '42,949,672,941 to 42,949,672,960' },
  decorators: [(Story) => <div style={{ inlineSize: '18rem' }}>{<Story />}</div>],
}
