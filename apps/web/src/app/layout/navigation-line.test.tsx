import { expect, it } from 'vitest'
import { Link, Outlet } from 'react-router'
import { NavigationLine } from '#app/layout/navigation-line.tsx'
import { showRoutes } from '#shared/testing.tsx'

function Frame() {
  return (
    <>
      <NavigationLine />
      <Link to="/slow">Slow</Link>
      <Link to="/quick">Quick</Link>
      <Outlet />
    </>
  )
}

async function open() {
  const waiting = Promise.withResolvers<null>()
  const { screen } = await showRoutes(
    [
      {
        path: '/',
        Component: Frame,
        children: [
          { index: true, element: <h1>Start</h1> },
          { path: 'slow', loader: () => waiting.promise, element: <h1>There</h1> },
          { path: 'quick', loader: () => null, element: <h1>At once</h1> },
        ],
      },
    ],
    '/',
  )
  const line = screen.getByRole('progressbar', { name: 'Loading the page' })
  return { screen, line, arrive: () => waiting.resolve(null) }
}

it('shows that a navigation waits, from the third of a second on, until it arrives', async () => {
  const { screen, line, arrive } = await open()
  await screen.getByRole('link', { name: 'Slow' }).click()
  const pressedAt = performance.now()
  await expect.element(line).toBeVisible()
  expect(performance.now() - pressedAt).toBeGreaterThan(200)
  arrive()
  await expect.element(screen.getByRole('heading', { name: 'There' })).toBeVisible()
  await expect.element(line).not.toBeInTheDocument()
})

it('stays away from one that does not', async () => {
  const { screen, line } = await open()
  await screen.getByRole('link', { name: 'Quick' }).click()
  await expect.element(screen.getByRole('heading', { name: 'At once' })).toBeVisible()
  await expect.element(line).not.toBeInTheDocument()
})
