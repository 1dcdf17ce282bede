import type { Meta, StoryObj } from '@storybook/react-vite'
import { expect, fn } from 'storybook/test'
import { ConnectionBar } from './connection-bar.tsx'

const meta = {
  title: 'Layout/ConnectionBar',
  component: ConnectionBar,
  parameters: { layout: 'fullscreen' },
  args: {
    state: 'offline',
    children: 'Offline. You can read what was loaded, but not save.',
    age: 'Updated 2 min ago',
    retryLabel: 'Try now',
    onRetry: fn(),
  },
} satisfies Meta<typeof ConnectionBar>
export default meta
type Story = StoryObj<typeof meta>

export const Offline: Story = {
  play: ({ canvas }) => expect(canvas.getByRole('status')).toHaveTextContent(/^Offline/),
}
export const Degraded: Story = {
  args: { state: 'degraded', children: 'The server answers slowly. What you see may be old.' },
}
export const Recovering: Story = {
  args: { state: 'recovering', children: 'Back online. Catching up…' },
  play: ({ canvas }) => expect(canvas.queryByRole('button')).toBeNull(),
}
export const Online: Story = {
  args: { state: 'online' },
  play: ({ canvas }) => expect(canvas.getByRole('status')).toBeEmptyDOMElement(),
}
export const LongWords: Story = {
  args: {
    children:
      'Netzwerkverbindungsunterbrechung. Schreibvorgänge sind vorübergehend ausgeschaltet, gelesen wird aus dem Zwischenspeicher.',
    age: 'Zuletzt vor 2 Minuten aktualisiert',
    retryLabel: 'Jetzt erneut versuchen',
  },
  decorators: [(Story) => <div style={{ inlineSize: '20rem' }}>{<Story />}</div>],
  play: ({ canvasElement }) =>
    expect(canvasElement.scrollWidth).toBeLessThanOrEqual(canvasElement.clientWidth),
}
