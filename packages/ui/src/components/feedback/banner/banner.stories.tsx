import type { Meta, StoryObj } from '@storybook/react-vite'
import { expect, fn, userEvent } from 'storybook/test'
import { Button } from '../../actions/button/button.tsx'
import { Banner } from './banner.tsx'

const meta = {
  title: 'Feedback/Banner',
  component: Banner,
  parameters: { layout: 'fullscreen' },
  args: { label: 'Translation', children: 'Dieser Text wurde von einer Maschine übersetzt.' },
} satisfies Meta<typeof Banner>
export default meta
type Story = StoryObj<typeof meta>

export const Info: Story = { args: { lang: 'de' } }
export const Ok: Story = { args: { tone: 'ok', children: 'The maintenance is over.' } }
export const Warn: Story = { args: { tone: 'warn', children: 'Staging. Nothing here counts.' } }
export const Bad: Story = { args: { tone: 'bad', children: 'Mails are not going out.' } }
export const WithActions: Story = {
  args: { actions: <Button size="sm">Switch to English</Button> },
}
export const Dismissible: Story = {
  args: { dismissLabel: 'Close', onDismiss: fn() },
  play: async ({ canvas, args }) => {
    canvas.getByRole('button', { name: 'Close' }).focus()
    await userEvent.keyboard('{Enter}')
    await expect(args.onDismiss).toHaveBeenCalledOnce()
  },
}
export const LongWords: Story = {
  args: {
    children: 'Wartungsfensterankündigungsbenachrichtigung'.repeat(4),
    actions: <Button size="sm">Später erinnern</Button>,
    dismissLabel: 'Schließen',
    onDismiss: fn(),
  },
  decorators: [(Story) => <div style={{ inlineSize: '20rem' }}>{<Story />}</div>],
  play: ({ canvasElement }) =>
    expect(canvasElement.scrollWidth).toBeLessThanOrEqual(canvasElement.clientWidth),
}
