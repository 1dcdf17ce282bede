import { useLocation } from 'react-router'
import { expect, it } from 'vitest'
import { useBoard } from '#features/play/board/use-board.ts'
import type { Board } from '#features/play/board/use-board.ts'
import { aChallengeInfo, aGame, someDetails } from '#shared/game/builders.ts'
import { serveFrom, show } from '#shared/testing.tsx'

const game = aGame({ id: 3 })

function showBoard() {
  serveFrom({
    'GET /api/game/3/details': {
      body: {
        ...someDetails([aChallengeInfo({ id: 7 }), aChallengeInfo({ id: 8, title: 'Capstan' })]),
        ...{ challengeCount: 2, teamToken: '', writeupRequired: false, writeupDeadline: 0 },
      },
    },
  })
  const boards: Board[] = []
  function Probe() {
    const { search } = useLocation()
    const board = useBoard(game, undefined)
    if (board.isReady) boards.push(board)
    return board.isReady && <p>{`${board.shown.length} at ${search}`}</p>
  }
  return { boards, shown: show(<Probe />, '/games/3/challenges?cat=Misc') }
}

it('is the same board while a challenge is opened, moved on from and closed', async () => {
  const { boards, shown } = showBoard()
  const { screen, router } = await shown
  await expect.element(screen.getByText('2 at ?cat=Misc')).toBeVisible()
  const [first, renders] = [boards.at(-1), boards.length]
  for (const search of ['?cat=Misc&c=7', '?cat=Misc&c=8', '?cat=Misc']) {
    await router.navigate(`/games/3/challenges${search}`)
    await expect.element(screen.getByText(`2 at ${search}`)).toBeVisible()
  }
  expect(boards.length).toBeGreaterThan(renders)
  expect(boards.slice(renders).every((board) => board === first)).toBe(true)
  await screen.unmount()
})

it('keeps the list when a challenge has been read, which only its mark shows', async () => {
  const { boards, shown } = showBoard()
  const { screen } = await shown
  await expect.element(screen.getByText('2 at ?cat=Misc')).toBeVisible()
  const first = boards.at(-1)
  first?.markSeen(7)
  await expect.poll(() => boards.at(-1)?.known === first?.known).toBe(false)
  expect(boards.at(-1)?.shown).toBe(first?.shown)
  expect(boards.at(-1)?.shownShelves).toBe(first?.shownShelves)
  await screen.unmount()
})
