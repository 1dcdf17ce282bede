import type { Meta, StoryObj } from '@storybook/react-vite'
import { expect, waitFor } from 'storybook/test'
import { NavTab, NavTabs } from './nav-tabs.tsx'

const meta = {
  title: 'Navigation/Tabs',
  component: NavTabs,
  args: {
    label: 'Monitor',
    children: [
      <NavTab key="events">
        <a href="#events" aria-current="page">
          Events
        </a>
      </NavTab>,
      <NavTab key="submissions">
        <a href="#submissions">Eingereichte Flaggen</a>
      </NavTab>,
      <NavTab key="cheats" count={3}>
        <a href="#cheats">Cheat info</a>
      </NavTab>,
    ],
  },
} satisfies Meta<typeof NavTabs>
export default meta
type Story = StoryObj<typeof meta>

export const Links: Story = {}
export const Bare: Story = { args: { isBare: true } }
export const Pills: Story = { args: { look: 'pills' } }
export const TooManyForTheirPlace: Story = {
  args: {
    children: Array.from({ length: 12 }, (_tab, index) => (
      <NavTab key={index} count={2 ** 31}>
        <a href={`#${index}`} aria-current={index === 9 ? 'page' : undefined}>
          Registerkartenbezeichnung {index}
        </a>
      </NavTab>
    )),
  },
  decorators: [(Story) => <div style={{ inlineSize: '18rem' }}>{<Story />}</div>],
  play: async ({ canvas, canvasElement }) => {
    const row = canvas.getByRole('navigation')
    // The current one is in view, and both ends say that there is more.
    await waitFor(() => expect(row).toHaveAttribute('data-more-before'))
    await expect(row).toHaveAttribute('data-more-after')
    await expect(canvasElement.scrollWidth).toBeLessThanOrEqual(canvasElement.clientWidth)
  },
}
