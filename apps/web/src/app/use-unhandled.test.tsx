import { Toaster } from '@halyard/ui'
import { expect, it } from 'vitest'
import { useUnhandled } from '#app/use-unhandled.ts'
import { show } from '#shared/testing.tsx'

function Page() {
  useUnhandled()
  return <Toaster label="Notifications" closeLabel="Close" />
}

const fail = (init: ErrorEventInit) => {
  const event = new ErrorEvent('error', { cancelable: true, ...init })
  window.dispatchEvent(event)
}
const told = 'Something went wrong in the background'

it('leaves out what is not of this page', async () => {
  const { screen } = await show(<Page />)
  fail({ error: new Error('a'), filename: 'chrome-extension://abc/inject.js' })
  fail({ message: 'ResizeObserver loop completed with undelivered notifications.' })
  await new Promise((resolve) => setTimeout(resolve, 100))
  expect(screen.getByText(told).query()).toBeNull()
})

it('tells of an error in a timer or a press', async () => {
  const { screen } = await show(<Page />)
  fail({ error: new TypeError('rope is undefined'), filename: `${location.origin}/static/a.js` })
  await expect.element(screen.getByText(told)).toBeVisible()
  await expect.element(screen.getByText('TypeError: rope is undefined')).toBeVisible()
})
