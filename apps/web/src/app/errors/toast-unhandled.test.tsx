import { Toaster } from '@halyard/ui'
import { beforeEach, expect, it } from 'vitest'
import { i18n } from '#i18n/i18n.ts'
import { toastUnhandled } from '#app/errors/toast-unhandled.tsx'
import { show } from '#shared/testing.tsx'

const page = <Toaster label="Notifications" closeLabel="Close" />

beforeEach(() => {
  i18n.loadAndActivate({ locale: 'en-US', messages: {} })
  return toastUnhandled()
})

const fail = (init: ErrorEventInit) => {
  const event = new ErrorEvent('error', { cancelable: true, ...init })
  window.dispatchEvent(event)
}
const text = 'Something went wrong in the background'

it('leaves out what is not of this page', async () => {
  const { screen } = await show(page)
  fail({ error: new Error('a'), filename: 'chrome-extension://abc/inject.js' })
  fail({ message: 'ResizeObserver loop completed with undelivered notifications.' })
  await new Promise((resolve) => setTimeout(resolve, 100))
  expect(screen.getByText(text).query()).toBeNull()
})

it('shows an error in a timer or a press', async () => {
  const { screen } = await show(page)
  fail({ error: new TypeError('rope is undefined'), filename: `${location.origin}/static/a.js` })
  await expect.element(screen.getByText(text)).toBeVisible()
  await expect.element(screen.getByText('TypeError: rope is undefined')).toBeVisible()
})
