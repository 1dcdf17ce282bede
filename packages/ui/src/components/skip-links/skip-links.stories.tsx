import type { Meta, StoryObj } from '@storybook/react-vite'
import { userEvent } from 'storybook/test'
import { SkipLinks } from './skip-links.tsx'

const meta = {
  title: 'Navigation/SkipLinks',
  component: SkipLinks,
  args: { label: 'Skip', links: [{ targetId: 'storybook-root', label: 'To the content' }] },
} satisfies Meta<typeof SkipLinks>
export default meta

export const Focused: StoryObj<typeof meta> = { play: () => userEvent.tab() }
