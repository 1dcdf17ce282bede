import type { Meta, StoryObj } from '@storybook/react-vite'
import { Flag, House, Settings, Trophy, UserRound } from 'lucide-react'
import { useState } from 'react'
import { expect, userEvent } from 'storybook/test'
import { NAMES } from '#shared/samples.ts'
import { SampleLink } from '#shared/sample-link.tsx'
import { Countdown } from '../../data/countdown/countdown.tsx'
import { HouseFlag } from '../../competition/house-flag/house-flag.tsx'
import { Rail, RailGroup, RailItem } from './rail.tsx'

function Example({ startsCollapsed = false }: { startsCollapsed?: boolean }) {
  const [collapsed, setIsCollapsed] = useState(startsCollapsed)
  return (
    <div style={{ blockSize: '32rem' }}>
      <Rail
        label="Site"
        collapsed={collapsed}
        onCollapsedChange={setIsCollapsed}
        collapseLabel="Fold"
        expandLabel="Unfold"
        end={
          <RailItem icon={<UserRound size={18} />} label="Profile">
            <SampleLink href="#profile" />
          </RailItem>
        }
      >
        <RailGroup label="Site">
          <RailItem icon={<House size={18} />} label="Home">
            <SampleLink href="#home" aria-current="page" />
          </RailItem>
          <RailItem icon={<Flag size={18} />} label="Wettbewerbe und Herausforderungen">
            <SampleLink href="#games" />
          </RailItem>
          <RailItem icon={<Trophy size={18} />} label="Scoreboard" meta={2 ** 31}>
            <SampleLink href="#ranks" />
          </RailItem>
        </RailGroup>
        <RailGroup label="Now playing">
          {[NAMES.german, NAMES.han, NAMES.rtl].map((name, index) => (
            <RailItem
              key={name}
              icon={<HouseFlag name={name} size={18} />}
              label={name}
              meta={<Countdown remainingMs={(index + 1) * 7_261_000} dayUnit="d" />}
            >
              <SampleLink href={`#game-${index}`} />
            </RailItem>
          ))}
        </RailGroup>
        <RailGroup label="Administration">
          <RailItem icon={<Settings size={18} />} label="Settings">
            <SampleLink href="#settings" />
          </RailItem>
        </RailGroup>
      </Rail>
    </div>
  )
}

const meta = {
  title: 'Layout/Rail',
  component: Example,
  parameters: { layout: 'fullscreen' },
} satisfies Meta<typeof Example>
export default meta
type Story = StoryObj<typeof meta>

export const Unfolded: Story = {}
export const Folded: Story = { args: { startsCollapsed: true } }
/** The fold button exists from 64 em on; below it the rail has one form. */
export const Folding: Story = {
  play: async ({ canvas, canvasElement }) => {
    const button = canvas.queryByRole('button', { name: 'Fold' })
    if (button) {
      await userEvent.click(button)
      await expect(canvas.getByRole('button', { name: 'Unfold' })).toHaveAttribute(
        'aria-expanded',
        'false',
      )
    }
    const rail = canvas.queryByRole('navigation')
    if (rail) await expect(rail.scrollWidth).toBeLessThanOrEqual(rail.clientWidth)
    await expect(canvasElement.scrollWidth).toBeLessThanOrEqual(canvasElement.clientWidth)
  },
}
