import type { GameSummary } from '@halyard/api'
import { useGetGame, useListRecentGames } from '@halyard/query'
import type { MenuItem } from '@halyard/ui'
import { useLingui } from '@lingui/react/macro'
import { Activity, Settings } from 'lucide-react'
import { now } from '#shared/clock/clock.ts'
import { phaseOf } from '#shared/game/phase/phase.ts'
import { useGameId } from '#shared/game/use-game-id.ts'
import { Link } from '#shared/link.tsx'
import { paths } from '#shared/paths.ts'
import { useMayOpen } from '#shared/session/user.ts'

const offered = 3

/** The ways to the pages for staff, on every screen and at every width. */
export function useStaffItems(): readonly MenuItem[] {
  const { t } = useLingui()
  const isAdmin = useMayOpen()('adminGames')
  const watched = useWatchedGames()
  const items: MenuItem[] = watched.map(({ id, title }) => ({
    kind: 'link',
    label: t({ message: 'Monitor', context: 'page where staff watch a game' }),
    note: <bdi>{title}</bdi>,
    icon: <Activity size={16} />,
    link: <Link to={paths.monitorOverview(id)} />,
  }))
  if (isAdmin) {
    items.push({
      kind: 'link',
      label: t({ message: 'Admin', comment: 'Link to the pages for administrators.' }),
      icon: <Settings size={16} />,
      link: <Link to={paths.adminGames()} />,
    })
  }
  return items.length > 0 ? [{ kind: 'separator' }, ...items] : items
}

/** The game of the address; elsewhere those that are running, or the one that ended last. */
function useWatchedGames(): readonly Pick<GameSummary, 'id' | 'title'>[] {
  const gameId = useGameId()
  const mayOpen = useMayOpen()
  const isStaff = mayOpen('monitorOverview', gameId)
  const isInGame = gameId !== undefined
  // Its title and its times: a screen that is about the game polls it by itself.
  const { data: opened } = useGetGame(gameId ?? 0, {
    enabled: isStaff && isInGame,
    refetchInterval: false,
  })
  const { data: recent = [] } = useListRecentGames(0, { enabled: isStaff && !isInGame })
  if (!isStaff) return []
  const known = isInGame ? [opened].filter((game) => game !== undefined) : recent
  const started = known
    .filter(({ id }) => mayOpen('monitorOverview', id))
    .filter((game) => phaseOf(game, now()) !== 'upcoming')
  const running = started.filter((game) => phaseOf(game, now()) === 'ongoing')
  if (running.length > 0) return running.slice(0, offered)
  return started.toSorted((one, other) => other.end - one.end).slice(0, 1)
}
