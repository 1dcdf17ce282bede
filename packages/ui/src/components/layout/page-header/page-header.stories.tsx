import type { Meta, StoryObj } from '@storybook/react-vite'
import { Plus } from 'lucide-react'
import { Breadcrumb } from '../../navigation/breadcrumb/breadcrumb.tsx'
import { Button } from '../../actions/button/button.tsx'
import { TextLink } from '../../actions/text-link/text-link.tsx'
import { PageHeader, SectionHeader } from './page-header.tsx'

const meta = {
  title: 'Layout/PageHeader',
  component: PageHeader,
  args: { title: 'Teams' },
} satisfies Meta<typeof PageHeader>
export default meta
type Story = StoryObj<typeof meta>

export const TitleOnly: Story = {}
export const WithActions: Story = {
  args: {
    description: 'You can own up to three teams and belong to any number.',
    actions: (
      <>
        <Button>Join with a code</Button>
        <Button tone="primary" icon={<Plus size={16} />}>
          Create team
        </Button>
      </>
    ),
  },
}
export const WithBreadcrumb: Story = {
  args: {
    title: 'Wintersemester-Wettbewerb der Hochschulgruppen für Informationssicherheit',
    above: (
      <Breadcrumb label="Path">
        <a href="#challenges">Challenges</a>
        <span>#14</span>
      </Breadcrumb>
    ),
  },
}
export const Section: Story = {
  render: () => (
    <SectionHeader title="Posts" action={<TextLink href="#posts">All posts</TextLink>} />
  ),
}
