import { Suspense, use } from 'react'
import { hydrateRoot } from 'react-dom/client'
import { expect, it, onTestFinished, vi } from 'vitest'
import { page } from 'vitest/browser'
import { keepEarlyPress, replayEarlyPress } from '#app/focus/early-press.ts'

it('what is pressed in a part whose code is on its way is pressed once when it is there', async () => {
  const { promise: code, resolve } = Promise.withResolvers<void>()
  const handleClick = vi.fn<() => void>()
  const Part = () => {
    use(code)
    return <button onClick={handleClick}>Pay</button>
  }
  const container = document.createElement('div')
  document.body.append(container)
  // A boundary as the server renders it.
  container.innerHTML = '<!--$--><button>Pay</button><!--/$-->'
  keepEarlyPress()
  const root = hydrateRoot(
    container,
    <Suspense>
      <Part />
    </Suspense>,
  )
  onTestFinished(() => {
    root.unmount()
    container.remove()
  })
  const button = page.getByRole('button', { name: 'Pay' })
  replayEarlyPress()
  await button.click()
  expect(handleClick).not.toHaveBeenCalled()
  resolve()
  await expect.poll(() => handleClick.mock.calls.length).toBe(1)
  await button.click()
  expect(handleClick).toHaveBeenCalledTimes(2)
})
