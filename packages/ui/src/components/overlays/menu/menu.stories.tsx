import type { Meta, StoryObj } from '@storybook/react-vite'
import { HARD_TEXTS } from '../../../bad-input/texts.ts'
import { Copy, ExternalLink, Languages, Square, TimerReset } from 'lucide-react'
import { expect, fn, userEvent, within } from 'storybook/test'
import { SampleLink } from '#shared/sample-link.tsx'
import { Button } from '../../actions/button/button.tsx'
import { IconButton } from '../../actions/icon-button/icon-button.tsx'
import { Kbd } from '../../data/kbd/kbd.tsx'
import { Menu } from './menu.tsx'

const openIt: Story['play'] = async ({ canvasElement }) => {
  await userEvent.click(within(canvasElement).getByRole('button'))
  await within(document.body).findByRole('menu')
}

const meta = {
  title: 'Overlays/Menu',
  component: Menu,
  args: {
    label: 'Instance',
    trigger: <Button>Instance</Button>,
    items: [
      { label: 'Copy address', icon: <Copy size={16} />, trailing: <Kbd>C</Kbd>, onSelect: fn() },
      {
        label: 'Extend by 2 h',
        icon: <TimerReset size={16} />,
        disabledReason: 'Only in the last 10 minutes.',
        onSelect: fn(),
      },
      {
        kind: 'link',
        label: 'Open in browser',
        icon: <ExternalLink size={16} />,
        link: <SampleLink href="#open" />,
      },
      { kind: 'separator' },
      { label: 'Stop instance', tone: 'danger', icon: <Square size={16} />, onSelect: fn() },
    ],
  },
} satisfies Meta<typeof Menu>
export default meta
type Story = StoryObj<typeof meta>

export const Closed: Story = {}
export const Open: Story = { play: openIt }
export const OneOfSeveral: Story = {
  args: {
    label: 'Language',
    trigger: (
      <IconButton label="Language" hasTooltip={false}>
        <Languages size={18} />
      </IconButton>
    ),
    items: [
      { label: 'English', lang: 'en', checked: true, onSelect: fn() },
      {
        label: 'Deutsch',
        lang: 'de',
        checked: false,
        note: 'Machine translation',
        onSelect: fn(),
      },
      { label: '日本語', lang: 'ja', checked: false, onSelect: fn() },
    ],
  },
  play: openIt,
}
export const LongWords: Story = {
  args: {
    items: [
      { kind: 'heading', label: HARD_TEXTS.german },
      { label: HARD_TEXTS.german, note: HARD_TEXTS.cjk, onSelect: fn() },
      { label: HARD_TEXTS.emoji, disabledReason: HARD_TEXTS.rightToLeft, onSelect: fn() },
    ],
  },
  play: async (context) => {
    await openIt(context)
    const menu = within(document.body).getByRole('menu')
    await expect(menu.scrollWidth).toBeLessThanOrEqual(menu.clientWidth)
  },
}
