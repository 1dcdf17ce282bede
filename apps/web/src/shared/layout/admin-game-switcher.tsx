import { Button, HouseFlag, Menu } from '@halyard/ui'
import type { MenuItem } from '@halyard/ui'
import { useLingui } from '@lingui/react/macro'
import { ChevronsUpDown, LayoutGrid } from 'lucide-react'
import { useLocation } from 'react-router'
import { useGameSections } from '#shared/layout/admin-sections.ts'
import { useGameStart } from '#shared/session/game-start.ts'
import { Link } from '#shared/link.tsx'
import { paths } from '#shared/paths.ts'
import { useAllGames } from '#shared/use-all-games.ts'
import * as styles from './admin-nav.css.ts'

/** Games that are offered; the list of all of them is one further press away. */
const offered = 8

/** The game that is edited, and the way to the same section of another one. */
export function AdminGameSwitcher({ game }: { game: { id: number; title: string } }) {
  const { t } = useLingui()
  const { games = [] } = useAllGames()
  const toSame = useSameSection(game.id)
  const others = games.filter(({ id }) => id !== game.id).slice(0, offered)
  const items: MenuItem[] = [
    ...others.map((other) => ({
      kind: 'link' as const,
      icon: <HouseFlag name={other.title} size={17} />,
      label: <bdi>{other.title}</bdi>,
      link: <Link to={toSame(other.id)} />,
    })),
    ...(others.length > 0 ? [{ kind: 'separator' as const }] : []),
    {
      kind: 'link',
      icon: <LayoutGrid size={16} />,
      label: t`All games`,
      link: <Link to={paths.adminGames()} />,
    },
  ]
  return (
    <Menu
      label={t`Games`}
      items={items}
      trigger={
        <Button
          tone="ghost"
          size="sm"
          trailing={<ChevronsUpDown size={14} aria-hidden />}
          className={styles.switcher}
          aria-label={t`Game: ${{ gameTitle: game.title }}. Switch to another one`}
        >
          <bdi className={styles.switcherTitle}>{game.title}</bdi>
        </Button>
      }
    />
  )
}

/** The address of the open section in another game; of a challenge, which that one does not have, the list. */
function useSameSection(gameId: number): (otherId: number) => string {
  const { pathname } = useLocation()
  const startOf = useGameStart()
  const open = useGameSections(gameId).find(({ to }) => pathname.startsWith(to))
  return (otherId) =>
    open?.to.replace(`/games/${gameId}/`, `/games/${otherId}/`) ?? startOf(otherId)
}
