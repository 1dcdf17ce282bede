import type { Meta, StoryObj } from '@storybook/react-vite'
import { expect, screen, waitFor } from 'storybook/test'
import { HARD_TEXTS } from '../../../bad-input/texts.ts'
import { useEffect } from 'react'
import { dismissToast, showToast, type ToastOptions } from './toast-store.ts'
import { Toaster } from './toaster.tsx'

function Example(options: ToastOptions) {
  useEffect(() => {
    const id = showToast({ ...options, autoCloseMs: 0 })
    return () => dismissToast(id)
  }, [options])
  return <Toaster label="Messages" closeLabel="Close" />
}

const meta = {
  title: 'Feedback/Toast',
  component: Example,
  // All of them show the same list of messages, in the same corner of the window.
  parameters: { docs: { story: { inline: false, height: '320px' } } },
  args: { tone: 'ok', title: 'Flag accepted', description: '+262 pts for null & void' },
  // The list of messages loads with the first one.
  play: async () => {
    await screen.findByRole('button', { name: 'Close' }, { timeout: 10_000 })
  },
} satisfies Meta<typeof Example>
export default meta
type Story = StoryObj<typeof meta>

export const Ok: Story = {}
export const Warn: Story = { args: { tone: 'warn', title: 'Capstan closes in 5 minutes' } }
export const Bad: Story = {
  args: {
    tone: 'bad',
    title: 'The upload failed',
    action: { label: 'Try again', onSelect: () => undefined },
  },
}
export const Info: Story = { args: { tone: 'info', title: 'New challenge: Manifest Destiny' } }
export const Progress: Story = {
  args: { tone: 'progress', title: 'Uploading write-up.pdf', progress: 0.4 },
}
export const Blood: Story = {
  args: { tone: 'blood', title: 'First blood', description: '深海信号 took Crow’s Nest Kernel' },
}
export const LongWords: Story = {
  args: {
    title: HARD_TEXTS.german,
    description: HARD_TEXTS.cjk,
    action: { label: HARD_TEXTS.german, onSelect: () => undefined },
  },
}

function Many() {
  useEffect(() => {
    const ids = Array.from({ length: 9 }, (_toast, index) =>
      showToast({ tone: 'info', title: `Message ${index + 1}`, autoCloseMs: 0 }),
    )
    return () => ids.forEach(dismissToast)
  }, [])
  return <Toaster label="Messages" closeLabel="Close" />
}
export const AtMostFive: Story = {
  render: () => <Many />,
  // The sixth leaves by an animation, which takes its time on a busy machine.
  play: () =>
    waitFor(() => expect(screen.getAllByText(/^Message/)).toHaveLength(5), { timeout: 10_000 }),
}
