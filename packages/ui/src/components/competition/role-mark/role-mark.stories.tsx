import type { Meta, StoryObj } from '@storybook/react-vite'
import { expect } from 'storybook/test'
import { NAMES } from '#shared/samples.ts'
import { RoleMark } from './role-mark.tsx'

const meta = {
  title: 'Competition/RoleMark',
  component: RoleMark,
  args: { role: 'admin', label: 'Admin' },
} satisfies Meta<typeof RoleMark>
export default meta
type Story = StoryObj<typeof meta>

export const Admin: Story = {}
export const Monitor: Story = { args: { role: 'monitor', label: 'Monitor' } }
export const User: Story = { args: { role: 'user', label: 'User' } }
export const Banned: Story = { args: { role: 'banned', label: 'Banned' } }
export const Captain: Story = { args: { role: 'captain', label: 'Kapitän' } }
export const BesideAName: Story = {
  args: { isIconOnly: true },
  render: (args) => (
    <p>
      <bdi>{NAMES.rtl}</bdi> <RoleMark {...args} />
    </p>
  ),
  play: ({ canvas }) => expect(canvas.getByRole('img', { name: 'Admin' })).toBeVisible(),
}
export const OrdinaryUserBesideAName: Story = {
  args: { role: 'user', label: 'User', isIconOnly: true },
  render: (args) => (
    <p>
      iris <RoleMark {...args} />
    </p>
  ),
  play: ({ canvas }) => expect(canvas.queryByRole('img')).toBeNull(),
}
