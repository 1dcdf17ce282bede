import type { Meta, StoryObj } from '@storybook/react-vite'
import { expect } from 'storybook/test'
import { Splitter } from './splitter.tsx'

const text = 'Moor the ship at berth 0, the one reserved for the harbour master. '.repeat(6)

const meta = {
  title: 'Layout/Splitter',
  component: Splitter,
  args: { label: 'Source', start: <p>{text}</p>, end: <p>{text}</p> },
} satisfies Meta<typeof Splitter>
export default meta
type Story = StoryObj<typeof meta>

export const SideBySide: Story = { args: { stacksOnPhone: false } }
export const Stacking: Story = {}
export const AboveEachOther: Story = {
  args: { axis: 'block', stacksOnPhone: false, defaultShare: 30 },
  decorators: [(Story) => <div style={{ blockSize: '16rem' }}>{<Story />}</div>],
}
export const LongWords: Story = {
  args: { start: 'Schraubenschlüssel'.repeat(20), end: '深'.repeat(200), stacksOnPhone: false },
  play: ({ canvasElement }) =>
    expect(canvasElement.scrollWidth).toBeLessThanOrEqual(canvasElement.clientWidth),
}
