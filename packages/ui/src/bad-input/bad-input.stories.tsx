import type { Meta, StoryObj } from '@storybook/react-vite'
import { expect } from 'storybook/test'
import { HARD_NUMBERS, HARD_TEXTS } from './texts.ts'
import { Wall } from './wall.tsx'

/** Names of the parts that are wider than their place. */
const overflowing = (canvas: HTMLElement) =>
  [...canvas.querySelectorAll<HTMLElement>('[data-part]')]
    .filter(({ scrollWidth, clientWidth }) => scrollWidth > clientWidth)
    .map(({ dataset }) => dataset.part)

/** Names of the parts that lie over the next one. */
function overlapping(canvas: HTMLElement) {
  const parts = [...canvas.querySelectorAll<HTMLElement>('[data-part]')]
  return parts
    .filter((part, index) => {
      const next = parts[index + 1]?.getBoundingClientRect()
      return next && part.getBoundingClientRect().bottom > next.top + 0.5
    })
    .map(({ dataset }) => dataset.part)
}

const meta = {
  title: 'Bad input/Words, numbers, pictures',
  component: Wall,
  args: { text: HARD_TEXTS.german, number: HARD_NUMBERS[0] ?? '' },
  decorators: [(Story) => <div style={{ inlineSize: '18rem' }}>{<Story />}</div>],
  play: async ({ canvasElement }) => {
    await expect(overflowing(canvasElement)).toEqual([])
    await expect(overlapping(canvasElement)).toEqual([])
    await expect(canvasElement.scrollWidth).toBeLessThanOrEqual(canvasElement.clientWidth)
  },
} satisfies Meta<typeof Wall>
export default meta
type Story = StoryObj<typeof meta>

export const LongGermanWords: Story = {}
export const ChineseWithoutSpaces: Story = { args: { text: HARD_TEXTS.cjk } }
export const Emoji: Story = { args: { text: HARD_TEXTS.emoji } }
export const RightToLeft: Story = { args: { text: HARD_TEXTS.rightToLeft } }
export const TurnedRound: Story = { args: { text: HARD_TEXTS.turnedRound } }
export const ZeroWidth: Story = { args: { text: HARD_TEXTS.zeroWidth } }
export const StackedMarks: Story = { args: { text: HARD_TEXTS.stacked } }
export const OneLetter: Story = { args: { text: HARD_TEXTS.oneLetter } }
export const Nothing: Story = { args: { text: HARD_TEXTS.nothing } }
export const NumberBeyond32Bits: Story = { args: { text: 'Score' } }
export const NumberBeyondDoubles: Story = {
  args: { text: 'Score', number: HARD_NUMBERS[1] ?? '' },
}
export const NumberBeyondReason: Story = {
  args: { text: 'Score', number: HARD_NUMBERS[2] ?? '' },
}
export const PicturesThatFail: Story = {
  args: { text: 'null & void', picture: 'data:image/png;base64,AAAA' },
}
export const InARightToLeftPage: Story = {
  args: { text: HARD_TEXTS.rightToLeft },
  decorators: [(Story) => <div dir="rtl">{<Story />}</div>],
}

export const FieldsLongGermanWords: Story = { args: { of: 'fields' } }
export const FieldsChineseWithoutSpaces: Story = { args: { of: 'fields', text: HARD_TEXTS.cjk } }
export const FieldsEmoji: Story = { args: { of: 'fields', text: HARD_TEXTS.emoji } }
export const FieldsRightToLeft: Story = { args: { of: 'fields', text: HARD_TEXTS.rightToLeft } }
export const FieldsTurnedRound: Story = { args: { of: 'fields', text: HARD_TEXTS.turnedRound } }
export const FieldsZeroWidth: Story = { args: { of: 'fields', text: HARD_TEXTS.zeroWidth } }
export const FieldsOneLetter: Story = { args: { of: 'fields', text: HARD_TEXTS.oneLetter } }
export const FieldsNumberBeyondReason: Story = {
  args: { of: 'fields', text: 'Score', number: HARD_NUMBERS[2] ?? '' },
}

export const ToolsLongGermanWords: Story = { args: { of: 'tools' } }
export const ToolsChineseWithoutSpaces: Story = { args: { of: 'tools', text: HARD_TEXTS.cjk } }
export const ToolsEmoji: Story = { args: { of: 'tools', text: HARD_TEXTS.emoji } }
export const ToolsRightToLeft: Story = { args: { of: 'tools', text: HARD_TEXTS.rightToLeft } }
export const ToolsZeroWidth: Story = { args: { of: 'tools', text: HARD_TEXTS.zeroWidth } }
export const ToolsNumberBeyondReason: Story = {
  args: { of: 'tools', text: 'Score', number: HARD_NUMBERS[2] ?? '' },
}
