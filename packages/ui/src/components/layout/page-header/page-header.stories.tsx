import type { Meta, StoryObj } from '@storybook/react-vite'
import { Plus } from 'lucide-react'
import { expect } from 'storybook/test'
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
/** The word stays whole as long as it has a line of its own. */
export const LongWord: Story = {
  args: {
    title: 'Donaudampfschifffahrt',
    actions: <Button tone="primary">Add</Button>,
  },
  decorators: [(Story) => <div style={{ inlineSize: '21.5rem' }}>{<Story />}</div>],
  play: async ({ canvas }) => {
    const { lineHeight } = getComputedStyle(canvas.getByRole('heading'))
    const { height } = canvas.getByRole('heading').getBoundingClientRect()
    await expect(height).toBeLessThan(parseFloat(lineHeight) * 1.5)
  },
}
export const Section: Story = {
  render: () => (
    <SectionHeader title="Posts" action={<TextLink href="#posts">All posts</TextLink>} />
  ),
}
