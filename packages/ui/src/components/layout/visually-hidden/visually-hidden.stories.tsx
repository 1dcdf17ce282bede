import type { Meta, StoryObj } from '@storybook/react-vite'
import { expect } from 'storybook/test'
import { HARD_TEXTS } from '../../../bad-input/texts.ts'
import { VisuallyHidden } from './visually-hidden.tsx'

const meta = {
  title: 'Layout/VisuallyHidden',
  component: VisuallyHidden,
  args: { children: 'of the second division' },
  decorators: [(Story) => <button type="button">Rank 3 {<Story />}</button>],
  play: async ({ canvas, canvasElement }) => {
    await expect(canvas.getByRole('button')).toHaveAccessibleName(/^Rank 3 ./)
    await expect(canvasElement.scrollWidth).toBeLessThanOrEqual(canvasElement.clientWidth)
  },
} satisfies Meta<typeof VisuallyHidden>
export default meta
type Story = StoryObj<typeof meta>

export const InAButton: Story = {}
export const LongWords: Story = { args: { children: HARD_TEXTS.german } }
