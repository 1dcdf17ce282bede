import { expect, it } from 'vitest'
import { NotFoundScreen } from '#shared/errors/not-found-screen.tsx'
import { show } from '#shared/testing.tsx'

it('keeps the address and offers what was probably meant', async () => {
  const { screen, router } = await show(<NotFoundScreen />, '/games/12/chalenges')
  await expect.element(screen.getByText('/games/12/chalenges')).toBeVisible()
  await expect
    .element(screen.getByRole('link', { name: '/games/12/challenges' }))
    .toHaveAttribute('href', '/games/12/challenges')
  expect(router.state.location.pathname).toBe('/games/12/chalenges')
  expect(document.title).toContain('No page at this address')
})
