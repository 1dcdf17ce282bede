import type { Meta, StoryObj } from '@storybook/react-vite'
import { HARD_TEXTS } from '../../../bad-input/texts.ts'
import { userEvent, within } from 'storybook/test'
import { TextLink } from '../../actions/text-link/text-link.tsx'
import { HoverCard } from './hover-card.tsx'

const meta = {
  title: 'Overlays/HoverCard',
  component: HoverCard,
  args: {
    children: <TextLink href="#team">深海信号 Deep Signal</TextLink>,
    content: 'Rank 3, 5,815 points, last solve 12 min ago',
  },
} satisfies Meta<typeof HoverCard>
export default meta

export const Open: StoryObj<typeof meta> = {
  play: async ({ canvasElement }) => {
    await userEvent.hover(within(canvasElement).getByRole('link'))
    await within(document.body).findByText(/Rank 3/)
  },
}
export const LongWords: StoryObj<typeof meta> = {
  args: { content: `Rank 3 ${HARD_TEXTS.german}` },
  play: Open.play,
}
