import type { Meta, StoryObj } from '@storybook/react-vite'
import { Flag, Trophy } from 'lucide-react'
import { fn } from 'storybook/test'
import { NAMES } from '#shared/samples.ts'
import { HouseFlag } from '../house-flag/house-flag.tsx'
import { CommandPalette } from './command-palette.tsx'

const meta = {
  title: 'Overlays/CommandPalette',
  component: CommandPalette,
  args: {
    open: true,
    onOpenChange: fn(),
    label: 'Search or jump to',
    placeholder: 'Page, game, challenge, team',
    query: '',
    onQueryChange: fn(),
    empty: 'Nothing found',
    groups: [
      {
        id: 'pages',
        label: 'Pages',
        items: [
          { id: 'c', label: 'Challenges', icon: <Flag size={16} />, onSelect: fn() },
          { id: 's', label: 'Scoreboard', icon: <Trophy size={16} />, note: 'g s', onSelect: fn() },
        ],
      },
      {
        id: 'teams',
        label: 'Teams',
        items: [
          {
            id: 't1',
            label: NAMES.german,
            icon: <HouseFlag name={NAMES.german} size={17} />,
            onSelect: fn(),
          },
          {
            id: 't2',
            label: NAMES.han,
            icon: <HouseFlag name={NAMES.han} size={17} />,
            onSelect: fn(),
          },
        ],
      },
    ],
  },
} satisfies Meta<typeof CommandPalette>
export default meta
type Story = StoryObj<typeof meta>

export const Open: Story = {}
export const NothingFound: Story = { args: { query: 'gull', groups: [] } }
