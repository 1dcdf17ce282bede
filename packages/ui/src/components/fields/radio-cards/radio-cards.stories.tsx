import type { Meta, StoryObj } from '@storybook/react-vite'
import { Lock } from 'lucide-react'
import { fn } from 'storybook/test'
import { NAMES } from '#shared/samples.ts'
import { HouseFlag } from '../../competition/house-flag/house-flag.tsx'
import { RadioCards } from './radio-cards.tsx'

const meta = {
  title: 'Fields/RadioCards',
  component: RadioCards,
  args: {
    label: 'Team',
    value: 'one',
    onValueChange: fn(),
    options: [
      {
        value: 'one',
        label: NAMES.short,
        note: '3 members, you are captain',
        picture: <HouseFlag name={NAMES.short} size={30} />,
      },
      {
        value: 'two',
        label: NAMES.german,
        note: '2 members',
        picture: <HouseFlag name={NAMES.german} size={30} />,
      },
      {
        value: 'three',
        label: NAMES.han,
        disabledReason: 'Already playing in another division',
        trailing: <Lock size={16} />,
      },
    ],
  },
} satisfies Meta<typeof RadioCards>
export default meta
type Story = StoryObj<typeof meta>

export const Chosen: Story = {}
export const WithError: Story = { args: { value: undefined, error: 'Choose a team.' } }
export const NothingToChoose: Story = {
  args: {
    value: undefined,
    options: [NAMES.short, NAMES.german].map((name) => ({
      value: name,
      label: name,
      disabledReason: 'Locked while it plays',
    })),
  },
}
