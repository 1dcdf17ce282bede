import { expect, it, vi } from 'vitest'
import { render } from 'vitest-browser-react'
import { userEvent } from 'vitest/browser'
import { Splitter, type SplitterProps } from './splitter.tsx'
import '../../../styles.ts'

async function show(props: Partial<SplitterProps> = {}, dir: 'ltr' | 'rtl' = 'ltr') {
  const handleChange = vi.fn<(share: number) => void>()
  const screen = await render(
    <div dir={dir} style={{ inlineSize: 400, blockSize: 200 }}>
      <Splitter
        label="Source"
        start="one"
        end="two"
        onShareChange={handleChange}
        stacksOnPhone={false}
        {...props}
      />
    </div>,
  )
  const separator = screen.getByRole('separator', { name: 'Source' })
  separator.element().focus()
  return { separator, handleChange }
}

it.each([
  ['{ArrowRight}', 'inline', 'ltr', 52],
  ['{ArrowLeft}', 'inline', 'ltr', 48],
  ['{ArrowRight}', 'inline', 'rtl', 48],
  ['{ArrowLeft}', 'inline', 'rtl', 52],
  ['{ArrowDown}', 'inline', 'ltr', 50],
  ['{ArrowDown}', 'block', 'ltr', 52],
  ['{ArrowUp}', 'block', 'ltr', 48],
  ['{ArrowRight}', 'block', 'ltr', 50],
  ['{PageDown}', 'inline', 'ltr', 60],
  ['{PageUp}', 'inline', 'ltr', 40],
  ['{Home}', 'inline', 'ltr', 15],
  ['{End}', 'inline', 'ltr', 85],
  ['{Home}{ArrowLeft}', 'inline', 'ltr', 15],
  ['{End}{ArrowRight}', 'inline', 'ltr', 85],
  ['{ArrowRight}{Enter}', 'inline', 'ltr', 15],
  ['{ArrowRight}{Enter}{Enter}', 'inline', 'ltr', 52],
] as const)('%s along %s, %s: %d', async (keys, axis, dir, share) => {
  const { separator } = await show({ axis }, dir)
  await userEvent.keyboard(keys)
  await expect.element(separator).toHaveAttribute('aria-valuenow', String(share))
})

it('moves with the pointer and remembers once, at the end', async () => {
  const { separator, handleChange } = await show()
  const element = separator.element()
  vi.spyOn(element, 'setPointerCapture').mockImplementation(() => undefined)
  const { left } = element.parentElement?.getBoundingClientRect() ?? { left: 0 }
  const fire = (type: string, x: number) =>
    element.dispatchEvent(
      new PointerEvent(type, { bubbles: true, cancelable: true, button: 0, clientX: left + x }),
    )
  fire('pointerdown', 200)
  fire('pointermove', 250)
  await expect.element(separator).toHaveAttribute('aria-valuenow', '63')
  fire('pointermove', 120)
  fire('pointerup', 120)
  await expect.element(separator).toHaveAttribute('aria-valuenow', '30')
  expect(handleChange).toHaveBeenCalledExactlyOnceWith(30)
})
