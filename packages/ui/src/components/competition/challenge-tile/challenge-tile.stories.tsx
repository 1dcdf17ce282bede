import type { Meta, StoryObj } from '@storybook/react-vite'
import { SampleLink } from '#shared/sample-link.tsx'
import { Avatar } from '../../data/avatar/avatar.tsx'
import { ChallengeTile } from './challenge-tile.tsx'

const meta = {
  title: 'Competition/ChallengeTile',
  component: ChallengeTile,
  args: {
    title: 'Padding at Dawn',
    category: 'Crypto',
    points: '292',
    meta: { kind: 'solves', text: '23', label: '23 solves' },
    children: <SampleLink href="#challenge" />,
  },
  decorators: [
    (Story) => <div style={{ inlineSize: '10.5rem', display: 'grid' }}>{<Story />}</div>,
  ],
} satisfies Meta<typeof ChallengeTile>
export default meta
type Story = StoryObj<typeof meta>

export const Open: Story = {}
export const Solved: Story = { args: { solve: { kind: 'solve', label: 'Solved' } } }
export const SecondBlood: Story = { args: { solve: { kind: 'second', label: 'Second blood' } } }
export const WithHint: Story = { args: { news: { kind: 'hint', label: 'New hint' } } }
export const WithPeople: Story = {
  args: { people: <Avatar name="Grace" size={18} /> },
}
export const InWork: Story = { args: { news: { kind: 'work', label: 'Working on it' } } }
export const Fresh: Story = {
  args: {
    news: { kind: 'new', label: 'New' },
    meta: { kind: 'unclaimed', text: 'open', label: 'First blood is open' },
  },
}
export const Running: Story = {
  args: { meta: { kind: 'running', text: '0:08:30', label: 'Instance closes in 8 minutes' } },
}
export const Selected: Story = { args: { isSelected: true } }
export const LongTitle: Story = {
  args: { title: 'Hochschulübergreifende Informationssicherheitsprüfungsverordnung' },
}
