import type { Meta, StoryObj } from '@storybook/react-vite'
import { expect } from 'storybook/test'
import { HARD_TEXTS } from '../../../bad-input/texts.ts'
import { QrCode } from './qr-code.tsx'

const meta = {
  title: 'Data/QrCode',
  component: QrCode,
  args: {
    value: 'https://ctf.example/teams/join/null-void-11',
    label: 'Invitation to null & void',
    tooLong: 'Too long for a code. Copy the address instead.',
  },
} satisfies Meta<typeof QrCode>
export default meta
type Story = StoryObj<typeof meta>

export const Invitation: Story = {
  play: async ({ canvas }) => {
    await expect(
      await canvas.findByRole('img', { name: 'Invitation to null & void' }),
    ).toBeVisible()
  },
}
export const Large: Story = { args: { size: 320 } }
export const NotOnlyLatin: Story = {
  args: { value: '深海信号 👩‍👩‍👧‍👦' },
  play: async ({ canvas }) => {
    await canvas.findByRole('img')
  },
}
export const TooLong: Story = {
  args: { value: 'x'.repeat(5000) },
  play: async ({ canvas }) => {
    await canvas.findByText(/Copy the address/)
  },
}
export const TooLongInLongWords: Story = {
  args: { value: 'x'.repeat(5000), tooLong: HARD_TEXTS.german },
  play: async ({ canvas, canvasElement }) => {
    await canvas.findByText(HARD_TEXTS.german)
    await expect(canvasElement.scrollWidth).toBeLessThanOrEqual(canvasElement.clientWidth)
  },
}
