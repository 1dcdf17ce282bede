import type { Meta, StoryObj } from '@storybook/react-vite'
import { Stack } from '../../layout/layout/layout.tsx'
import { Loading, Skeleton } from './skeleton.tsx'

const meta = { title: 'Feedback/Skeleton', component: Skeleton } satisfies Meta<typeof Skeleton>
export default meta
type Story = StoryObj<typeof meta>

export const Line: Story = { args: { width: '12rem' } }
export const Box: Story = { args: { shape: 'box', height: '5rem' } }
export const Round: Story = { args: { shape: 'round', width: '2rem', height: '2rem' } }
export const Article: Story = {
  render: () => (
    <Loading label="Loading the post">
      <Stack>
        <Skeleton width="60%" height="1.5rem" />
        <Skeleton />
        <Skeleton width="92%" />
        <Skeleton width="40%" />
      </Stack>
    </Loading>
  ),
}
