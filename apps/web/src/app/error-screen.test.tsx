import { setupI18n } from '@lingui/core'
import { I18nProvider } from '@lingui/react'
import { QueryClientProvider } from '@tanstack/react-query'
import { createQueryClient } from '@halyard/query'
import { afterEach, beforeEach, expect, it, vi } from 'vitest'
import { render } from 'vitest-browser-react'
import { Outlet, RouterProvider, createMemoryRouter } from 'react-router'
import { RootError, ScreenError } from '#app/error-screen.tsx'

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

/** React tells the console of everything a boundary catches. */
beforeEach(() => void vi.spyOn(console, 'error').mockImplementation(() => {}))
afterEach(() => vi.restoreAllMocks())

const shown = (routes: Parameters<typeof createMemoryRouter>[0]) =>
  render(
    <I18nProvider i18n={setupI18n({ locale: 'en-US', messages: { 'en-US': {} } })}>
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
  await expect.element(screen.getByText(/send the report to an organiser/)).toBeVisible()
  await expect.element(screen.getByRole('button', { name: 'Try again' })).toBeVisible()
  await expect.element(screen.getByRole('button', { name: 'Clean cache' })).toBeVisible()
  const stack = screen.getByText(/error-screen\.test/)
  await expect.element(stack).not.toBeVisible()
  await screen.getByText('Show details').click()
  await expect.element(stack).toBeVisible()
  expect(document.body.textContent).not.toContain('kn0ts')
})

it('when a screen breaks the rest of the page stands', async () => {
  const children = [{ ErrorBoundary: ScreenError, children: [{ index: true, Component: Broken }] }]
  const screen = await shown([{ path: '/', Component: Frame, ErrorBoundary: RootError, children }])
  await expect
    .element(screen.getByRole('heading', { name: 'This page stopped working' }))
    .toBeVisible()
  await expect.element(screen.getByRole('navigation')).toBeVisible()
})
