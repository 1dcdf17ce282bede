import { I18nProvider } from '@lingui/react'
import { QueryClientProvider } from '@tanstack/react-query'
import { createQueryClient } from '@halyard/query'
import { afterEach, beforeEach, expect, it, onTestFinished, vi } from 'vitest'
import { render } from 'vitest-browser-react'
import { Outlet, RouterProvider, createMemoryRouter } from 'react-router'
import { createI18n } from '#i18n/i18n.ts'
import { RootError, ScreenError } from '#app/errors/error-screen.tsx'
import { reportReach } from '#shared/session/connection.ts'

function Broken(): never {
  throw new Error('No answer to flag{kn0ts}')
}

function Frame() {
  return (
    <>
      <nav>Site</nav>
      <Outlet />
    </>
  )
}

/** React logs everything a boundary catches to the console. */
beforeEach(() => void vi.spyOn(console, 'error').mockImplementation(() => {}))
afterEach(() => vi.restoreAllMocks())

const shown = (routes: Parameters<typeof createMemoryRouter>[0]) =>
  render(
    <I18nProvider i18n={createI18n({ locale: 'en-US', messages: { 'en-US': {} } })}>
      <QueryClientProvider client={createQueryClient()}>
        <RouterProvider router={createMemoryRouter(routes)} />
      </QueryClientProvider>
    </I18nProvider>,
  )

it('T45: when the shell breaks the whole page says so: message, stack for who asks, a hint and two ways on', async () => {
  const screen = await shown([{ path: '/', Component: Broken, ErrorBoundary: RootError }])
  await expect
    .element(screen.getByRole('heading', { name: 'This page stopped working' }))
    .toBeVisible()
  await expect.element(screen.getByText('Error: No answer to [removed]')).toBeVisible()
  await expect.element(screen.getByText(/send the report to an organizer/)).toBeVisible()
  await expect.element(screen.getByRole('button', { name: 'Try again' })).toBeVisible()
  await expect.element(screen.getByRole('button', { name: 'Clear cache' })).toBeVisible()
  const stack = screen.getByText(/error-screen\.test/)
  await expect.element(stack).not.toBeVisible()
  await screen.getByText('Show details').click()
  await expect.element(stack).toBeVisible()
  expect(document.body.textContent).not.toContain('kn0ts')
})

it('when a screen breaks the rest of the page stays', async () => {
  const children = [{ ErrorBoundary: ScreenError, children: [{ index: true, Component: Broken }] }]
  const screen = await shown([{ path: '/', Component: Frame, ErrorBoundary: RootError, children }])
  await expect
    .element(screen.getByRole('heading', { name: 'This page stopped working' }))
    .toBeVisible()
  await expect.element(screen.getByRole('navigation')).toBeVisible()
})

const missing = 'Failed to fetch dynamically imported module: /static/divisions-a1b2.js'
function Missing(): never {
  throw new TypeError(missing)
}

async function showMissing() {
  // The reload for a new version has been tried.
  sessionStorage.setItem('reloaded-for-new-version', String(Date.now()))
  const children = [{ ErrorBoundary: ScreenError, children: [{ index: true, Component: Missing }] }]
  return shown([{ path: '/', Component: Frame, ErrorBoundary: RootError, children }])
}

it('a screen whose code does not come without a network says so, in place', async () => {
  reportReach('no-network')
  const screen = await showMissing()
  // It would reload the page that the tests are in.
  onTestFinished(async () => {
    await screen.unmount()
    reportReach('network')
    reportReach('answer')
  })
  await expect
    .element(screen.getByRole('heading', { name: 'No connection to the server' }))
    .toBeVisible()
  await expect.element(screen.getByText(/continues automatically/)).toBeVisible()
  await expect.element(screen.getByRole('navigation')).toBeVisible()
})

it('a screen whose code is gone offers the new version', async () => {
  const screen = await showMissing()
  await expect
    .element(screen.getByRole('heading', { name: 'This page could not load' }))
    .toBeVisible()
  await expect.element(screen.getByRole('button', { name: 'Reload the page' })).toBeVisible()
})

it('the error of the whole page brings its own style', async () => {
  const screen = await shown([{ path: '/', Component: Broken, ErrorBoundary: RootError }])
  const button = screen.getByRole('button', { name: 'Try again' })
  await expect.element(button).toBeVisible()
  const { paddingInline, borderRadius, backgroundColor } = getComputedStyle(button.element())
  expect([paddingInline, borderRadius]).not.toContain('0px')
  expect(backgroundColor).not.toBe('rgba(0, 0, 0, 0)')
  expect(button.element().style.background).not.toBe('')
})
