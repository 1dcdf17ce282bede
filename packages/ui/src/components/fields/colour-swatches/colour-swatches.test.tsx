import { useState } from 'react'
import { expect, it } from 'vitest'
import { render } from 'vitest-browser-react'
import { userEvent } from 'vitest/browser'
import type { Hex } from '#theme/hex.ts'
import { ColourSwatches } from './colour-swatches.tsx'
import { pressAndHold } from '../../../keyboard/press-and-hold.ts'
import '../../../styles.ts'

const options = [
  { value: '#e5484d', name: 'Red' },
  { value: '#46a758', name: 'Green' },
  { value: '#1c2024', name: 'Ink', disabledReason: 'Not here' },
  { value: '#8e4ec6', name: 'Purple' },
] as const

function Harness() {
  const [value, setValue] = useState<Hex>('#e5484d')
  return (
    <>
      <ColourSwatches label="Colours" options={options} value={value} onValueChange={setValue} />
      <output>{value}</output>
    </>
  )
}

/** https://www.w3.org/WAI/ARIA/apg/patterns/radio/ */
it.each([
  ['{ArrowRight}', 'Green', '#46a758'],
  ['{ArrowRight}{ArrowDown}', 'Purple', '#8e4ec6'],
  ['{ArrowLeft}', 'Purple', '#8e4ec6'],
  ['{ArrowRight}{ArrowUp}', 'Red', '#e5484d'],
])('among ready colours %s chooses %s', async (keys, name, value) => {
  const screen = await render(<Harness />)
  await userEvent.tab()
  await pressAndHold(keys)
  await expect.element(screen.getByRole('status')).toHaveTextContent(value)
  const chosen = screen.getByRole('radio', { name })
  await expect.element(chosen).toHaveFocus()
  await expect.element(chosen).toBeChecked()
  await expect.element(screen.getByRole('radiogroup', { name: 'Colours' })).toBeVisible()
})

it.each([220, 260, 300, 324, 345, 400])(
  'leaves no colour alone on a line of %d px',
  async (width) => {
    const ten = Array.from({ length: 10 }, (_, index) => ({
      value: `#1020${String(index + 30)}` as const,
      name: `Colour ${index}`,
    }))
    const screen = await render(
      <div style={{ inlineSize: width }}>
        <ColourSwatches label="Colours" options={ten} value={undefined} onValueChange={() => {}} />
      </div>,
    )
    const tops = screen
      .getByRole('radio')
      .elements()
      .map((swatch) => swatch.getBoundingClientRect().top)
    const counts = [...new Set(tops)].map((line) => tops.filter((top) => top === line).length)
    expect(Math.min(...counts)).toBeGreaterThanOrEqual(Math.max(...counts) / 2)
  },
)
