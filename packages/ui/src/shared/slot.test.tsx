import { createRef } from 'react'
import { expect, it, vi } from 'vitest'
import { render } from 'vitest-browser-react'
import { Slot, Slottable } from './slot.tsx'

it('puts props, classes, handlers and refs on the child', async () => {
  const outer = vi.fn<() => void>()
  const inner = vi.fn<() => void>()
  const ref = createRef<HTMLAnchorElement>()
  const screen = await render(
    <Slot className="looks" data-state="on" onClick={outer}>
      <a ref={ref} href="#go" className="own" onClick={inner}>
        Go
      </a>
    </Slot>,
  )
  const link = screen.getByRole('link', { name: 'Go' })
  await link.click()
  expect(inner).toHaveBeenCalledOnce()
  expect(outer).toHaveBeenCalledOnce()
  expect(ref.current).toBe(link.element())
  expect(link.element().className).toBe('looks own')
  expect(link.element().dataset.state).toBe('on')
})

it('keeps what stands around the marked child', async () => {
  const screen = await render(
    <Slot>
      <b>before </b>
      <Slottable>
        <a href="#go">name</a>
      </Slottable>
      <i> after</i>
    </Slot>,
  )
  await expect.element(screen.getByRole('link')).toHaveTextContent('before name after')
})
