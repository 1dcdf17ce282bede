import { useQueryClient } from '@tanstack/react-query'
import { expect, it } from 'vitest'
import { anEditGame } from '#features/organise/builders.ts'
import { InfoScreen } from '#features/organise/info/info-screen.tsx'
import { useEditedGame } from '#features/organise/edited-game.ts'
import { Component as GameFrame } from '#routes/admin/game.tsx'
import { serveFrom, showRoutes } from '#shared/testing.tsx'

function Screen() {
  const client = useQueryClient()
  return (
    <>
      <InfoScreen game={useEditedGame()} />
      {/* As a return to the tab does. */}
      <button type="button" onClick={() => void client.invalidateQueries()}>
        Look again
      </button>
    </>
  )
}

it('says that the game is gone while its settings are edited, and keeps what is typed', async () => {
  localStorage.clear()
  serveFrom({
    'GET /api/edit/games/1': [{ body: anEditGame({ title: 'Foghorn' }) }, { status: 404 }],
    'GET /api/edit/games/1/challenges': { body: [] },
    'GET /api/edit/games/1/divisions': { body: [] },
  })
  const { screen } = await showRoutes(
    [
      {
        path: '/admin/games/:gameId',
        element: <GameFrame />,
        children: [{ path: 'info', element: <Screen /> }],
      },
    ],
    '/admin/games/1/info',
  )
  const title = screen.getByRole('textbox', { name: 'Title' })
  await title.fill('Half a quay')
  await screen.getByRole('button', { name: 'Look again' }).click()
  await expect.element(screen.getByText(/Foghorn.* was deleted/)).toBeVisible()
  await expect.element(title).toHaveValue('Half a quay')
})
