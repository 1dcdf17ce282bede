import type { Game } from '@halyard/api'
import { expect, it } from 'vitest'
import { LiveCard } from '#features/games/list/live-card.tsx'
import { now } from '#shared/clock/clock.ts'
import { aGame } from '#shared/game/builders.ts'
import { serveFrom, show } from '#shared/testing.tsx'

const hour = 3_600_000

async function open(changes: Partial<Game>, isVisitor = false) {
  const game = aGame({ start: now() - hour, end: now() + hour, ...changes })
  const profile = { userId: 'u', role: 'User', userName: 'iris' }
  serveFrom({
    'GET /api/account/profile': isVisitor ? { status: 401 } : { body: profile },
    'GET /api/game/1': { body: game },
  })
  const { screen } = await show(<LiveCard game={game} />)
  return screen
}

it.each([
  ['a player', {}, false, 'Join', '/games/1?dlg=join'],
  ['a player who was declined', { status: 'Rejected' }, false, 'Join', '/games/1?dlg=join'],
  ['a visitor', {}, true, 'Join', '/games/1'],
  ['who waits', { status: 'Pending' }, false, 'Details', '/games/1'],
] as const)(
  'offers %s what the home page offers: %j',
  async (_who, changes, isVisitor, name, to) => {
    const screen = await open(changes, isVisitor)
    await expect.element(screen.getByRole('link', { name })).toHaveAttribute('href', to)
  },
)
