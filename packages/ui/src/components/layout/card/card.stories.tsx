import type { Meta, StoryObj } from '@storybook/react-vite'
import { Package } from 'lucide-react'
import { Button } from '../../actions/button/button.tsx'
import { Card, CardHeader, CardSection } from './card.tsx'

const meta = {
  title: 'Layout/Card',
  component: Card,
  args: { children: 'Forty-eight hours, thirty-four challenges and one very loud foghorn.' },
} satisfies Meta<typeof Card>
export default meta
type Story = StoryObj<typeof meta>

export const Plain: Story = {}
export const Interactive: Story = {
  args: {
    isInteractive: true,
    asChild: true,
    children: <a href="#game">Harbour Lights CTF 2026</a>,
  },
}
export const Selected: Story = { args: { isSelected: true } }
export const WithHeaderAndSections: Story = {
  args: {
    padding: 'none',
    children: [
      <CardHeader
        key="header"
        title="Your instances"
        icon={<Package size={16} />}
        meta="2"
        action={<Button size="sm">Stop all</Button>}
      />,
      <CardSection key="one">Harbourmaster</CardSection>,
      <CardSection key="two">Capstan</CardSection>,
    ],
  },
}
