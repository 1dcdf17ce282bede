import { useGetGame, useListRecentGames } from '@halyard/query'
import { Button, HouseFlag, Menu } from '@halyard/ui'
import type { MenuItem } from '@halyard/ui'
import { useLingui } from '@lingui/react/macro'
import { ChevronDown, LayoutGrid } from 'lucide-react'
import { useParams } from 'react-router'
import { Link } from '#shared/link.tsx'
import * as styles from '#features/games/bar/game-switcher.css.ts'
import { parseId } from '#shared/params.ts'
import { paths } from '#shared/paths.ts'

const offered = 8

/** The open game's name, and the other games behind it. */
export function GameSwitcher() {
  const { t } = useLingui()
  const gameId = parseId(useParams().gameId) ?? 0
  const { data: game } = useGetGame(gameId, { enabled: gameId > 0 })
  const { data: recent = [] } = useListRecentGames(0)
  if (!game) return null
  const others = recent.filter(({ id }) => id !== gameId).slice(0, offered)
  const items: MenuItem[] = [
    ...others.map((other) => ({
      kind: 'link' as const,
      icon: <HouseFlag name={other.title} size={17} />,
      label: <bdi>{other.title}</bdi>,
      link: <Link to={paths.game(other.id)} />,
    })),
    ...(others.length > 0 ? [{ kind: 'separator' as const }] : []),
    {
      kind: 'link',
      icon: <LayoutGrid size={16} />,
      label: t`All games`,
      link: <Link to={paths.games()} />,
    },
  ]
  return (
    <Menu
      label={t`Games`}
      items={items}
      trigger={
        <Button
          tone="ghost"
          trailing={<ChevronDown size={16} aria-hidden className={styles.besideName} />}
          className={styles.trigger}
          aria-label={t`Game: ${{ gameTitle: game.title }}. Switch to another one`}
        >
          <HouseFlag className={styles.besideName} name={game.title} src={game.poster} size={19} />
          <bdi className={styles.title}>{game.title}</bdi>
        </Button>
      }
    />
  )
}
