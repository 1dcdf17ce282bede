import { useState } from 'react'
import { expect, it } from 'vitest'
import { render } from 'vitest-browser-react'
import { hexToOklch } from '#theme/colour.ts'
import type { Hex } from '#theme/hex.ts'
import { ColourPicker } from '../components/fields/colour-picker/colour-picker.tsx'
import { focused } from './focused.ts'
import { press } from './press.ts'
import '../styles.ts'

function Harness({ start = '#0e9f8a' }: { start?: Hex }) {
  const [value, setValue] = useState<Hex>(start)
  return (
    <>
      <ColourPicker
        value={value}
        onValueChange={setValue}
        words={{
          hue: 'Hue',
          lightness: 'Lightness',
          hex: 'Hex',
          hexError: 'Not a colour',
          pick: 'Pick',
        }}
      />
      <output>{value}</output>
    </>
  )
}

const { h: HUE, l } = hexToOklch('#0e9f8a')
const LIGHTNESS = Math.round(l * 100)

const valueOf = (name: string) =>
  Number(document.querySelector<HTMLInputElement>(`[aria-label="${name}"]`)?.value)

/** https://www.w3.org/WAI/ARIA/apg/patterns/slider/, twice */
it.each([
  ['{ArrowRight}', HUE + 1, LIGHTNESS],
  ['{ArrowUp}', HUE + 1, LIGHTNESS],
  ['{ArrowLeft}', HUE - 1, LIGHTNESS],
  ['{ArrowDown}', HUE - 1, LIGHTNESS],
  ['{ArrowRight}'.repeat(5), HUE + 5, LIGHTNESS],
  ['{PageUp}', HUE + 36, LIGHTNESS],
  ['{PageDown}', HUE - 36, LIGHTNESS],
  ['{Home}', 0, LIGHTNESS],
  ['{End}', 360, LIGHTNESS],
  ['{Tab}{ArrowRight}', HUE, LIGHTNESS + 1],
  ['{Tab}{ArrowUp}', HUE, LIGHTNESS + 1],
  ['{Tab}{ArrowLeft}', HUE, LIGHTNESS - 1],
  ['{Tab}{ArrowDown}', HUE, LIGHTNESS - 1],
  ['{Tab}{PageUp}', HUE, LIGHTNESS + 8],
  ['{Tab}{PageDown}', HUE, LIGHTNESS - 8],
  ['{Tab}{Home}', HUE, 15],
  ['{Tab}{End}', HUE, 95],
])('of a colour %s makes hue %d and lightness %d', async (keys, hue, lightness) => {
  const screen = await render(<Harness />)
  await press('{Tab}')
  await expect.poll(focused).toBe('Hue')
  await press(keys)
  await expect
    .poll(() => [valueOf('Hue'), valueOf('Lightness')])
    .toEqual([Math.round(hue), lightness])
  const made = screen.getByRole('status').element().textContent
  expect(Math.abs(Math.round(hexToOklch(made).l * 100) - lightness)).toBeLessThanOrEqual(1)
})

it('every key moves the hue on, also where two hues have the same hex', async () => {
  await render(<Harness start="#fdf0ff" />)
  await press('{Tab}')
  const before = valueOf('Hue')
  await press('{ArrowRight}'.repeat(6))
  await expect.poll(() => valueOf('Hue')).toBe(before + 6)
})

it.each([
  ['{Tab}{Tab}{Tab}', 'Hex'],
  ['{Tab}{Tab}{Tab}{Tab}', 'Pick'],
  ['{Tab}{Tab}{Tab}{Shift>}{Tab}{/Shift}', 'Lightness'],
])('through a colour %s leads to %s', async (keys, name) => {
  await render(<Harness />)
  await press(keys)
  await expect.poll(focused).toBe(name)
})

it('takes a hex as it is typed, and nothing else', async () => {
  const screen = await render(<Harness />)
  await press('{Tab}{Tab}{Tab}{Control>}a{/Control}')
  await press('#e5176b')
  await expect.element(screen.getByRole('status')).toHaveTextContent('#e5176b')
  await press('{Backspace}')
  await expect.element(screen.getByRole('textbox', { name: 'Hex' })).toBeInvalid()
  await expect.element(screen.getByRole('status')).toHaveTextContent('#e5176b')
})
