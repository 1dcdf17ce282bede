import type { Meta, StoryObj } from '@storybook/react-vite'
import { userEvent } from 'storybook/test'
import { HARD_TEXTS } from '../../../bad-input/texts.ts'
import { SkipLinks } from './skip-links.tsx'

const meta = {
  title: 'Navigation/SkipLinks',
  component: SkipLinks,
  args: { label: 'Skip', links: [{ targetId: 'storybook-root', label: 'To the content' }] },
} satisfies Meta<typeof SkipLinks>
export default meta

type Story = StoryObj<typeof meta>

export const Focused: Story = { play: () => userEvent.tab() }
export const LongWords: Story = {
  ...Focused,
  args: { links: [{ targetId: 'storybook-root', label: HARD_TEXTS.german }] },
}
