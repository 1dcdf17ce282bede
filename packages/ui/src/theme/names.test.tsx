import { expect, it } from 'vitest'
import { render } from 'vitest-browser-react'
import '../styles.ts'

const gulls = 'نوارس'

/** Px between the start of the line and what is written in it. */
function indentOf(element: Element): number {
  const labels = document.createRange()
  labels.selectNodeContents(element)
  return labels.getBoundingClientRect().left - element.getBoundingClientRect().left
}

it('starts a name of the other direction beside its picture', async () => {
  const { container } = await render(
    <div style={{ inlineSize: 600 }}>
      <bdi style={{ display: 'block' }}>{gulls}</bdi>
      <h1 dir="auto">{gulls}</h1>
      <span dir="auto" style={{ display: 'block' }}>
        {gulls}
      </span>
    </div>,
  )
  const names = [...container.querySelectorAll('bdi, [dir]')]
  expect(names.map((name) => getComputedStyle(name).direction)).toEqual(['rtl', 'rtl', 'rtl'])
  expect(names.map((name) => Math.round(indentOf(name)))).toEqual([0, 0, 0])
})

it('leaves prose of that script on its own side', async () => {
  const { container } = await render(
    <p dir="auto" style={{ inlineSize: 600 }}>
      {gulls}
    </p>,
  )
  const [prose] = container.querySelectorAll('p')
  expect(prose && indentOf(prose)).toBeGreaterThan(400)
})
