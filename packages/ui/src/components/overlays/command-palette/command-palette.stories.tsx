import type { Meta, StoryObj } from '@storybook/react-vite'
import { HARD_TEXTS } from '../../../bad-input/texts.ts'
import { Flag, Trophy } from 'lucide-react'
import { fn } from 'storybook/test'
import { NAMES } from '#shared/samples.ts'
import { HouseFlag } from '../../competition/house-flag/house-flag.tsx'
import { CommandPalette } from './command-palette.tsx'

const meta = {
  title: 'Overlays/CommandPalette',
  component: CommandPalette,
  // Each open one would cover the documentation page, and take the focus from the others.
  parameters: { docs: { story: { inline: false, height: '440px' } } },
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
/** What was typed is marked in the labels; the keys are in the footer. */
export const Found: Story = {
  args: {
    query: 'harb',
    groups: [
      {
        id: 'games',
        label: 'Games',
        items: [
          { id: 'g1', label: 'Harbour Lights CTF', found: [[0, 4]], note: 'Live', onSelect: fn() },
          {
            id: 'g2',
            label: 'Old Harbour Harb',
            found: [
              [4, 8],
              [12, 16],
            ],
            note: 'Ended',
            onSelect: fn(),
          },
        ],
      },
    ],
    footer: 'Enter opens, Esc closes',
  },
}
export const NothingFound: Story = { args: { query: 'gull', groups: [] } }
export const LongWords: Story = {
  args: {
    query: HARD_TEXTS.german,
    groups: [
      {
        id: 'teams',
        label: HARD_TEXTS.german,
        items: [
          { id: '1', label: HARD_TEXTS.german, note: HARD_TEXTS.cjk, onSelect: fn() },
          { id: '2', label: HARD_TEXTS.rightToLeft, note: 'g s', onSelect: fn() },
          { id: '3', label: HARD_TEXTS.emoji, icon: <Flag size={16} />, onSelect: fn() },
        ],
      },
    ],
  },
}
