import type { Game, Scoreboard } from '@halyard/api'
import { Button, FilterChips, IconButton, Menu, SearchField, Segmented } from '@halyard/ui'
import type { MenuItem } from '@halyard/ui'
import { from } from '@halyard/ui/breakpoints'
import { plural } from '@lingui/core/macro'
import { useLingui } from '@lingui/react/macro'
import { Ellipsis, GitCompareArrows, History, Presentation, Star } from 'lucide-react'
import { BoardFacts } from '#features/scoreboard/board-facts.tsx'
import { DownloadMenu, useDownloads, usePrint } from '#features/scoreboard/download-menu.tsx'
import { withDivision } from '#features/scoreboard/division-of.ts'
import type { TeamRows } from '#features/scoreboard/rows.ts'
import * as styles from '#features/scoreboard/scoreboard.css.ts'
import { momentsOf } from '#features/scoreboard/time/moments.ts'
import { useScoreboardQuery } from '#features/scoreboard/use-scoreboard-query.ts'
import type { BoardTable } from '#shared/board/table.ts'
import { now } from '#shared/clock/clock.ts'
import { useOpenParam } from '#shared/routing/open-param.ts'
import { paths } from '#shared/paths.ts'
import { Link } from '#shared/link.tsx'
import { useMedia } from '#shared/hooks/use-media.ts'
import { useSingleKey } from '#shared/preferences/shortcuts.ts'

type PhoneToolbarProps = {
  game: Game
  table: BoardTable
  rows: TeamRows
  followedCount: number
  /** How many teams there are, while the table has but the first of them. */
  expected: number | undefined
}
type ToolbarProps = PhoneToolbarProps & { updatedAt: number }

/** Divisions, how many teams, how old the board is, the search, and other ways to look at it. */
export function ScoreboardToolbar({
  game,
  table,
  rows,
  updatedAt,
  followedCount,
  expected,
}: ToolbarProps) {
  'use memo'
  const isStart = expected !== undefined
  const { divisionId } = useScoreboardQuery()
  return (
    <div className={styles.toolbar}>
      <Divisions divisions={table.divisions} />
      <Followed count={followedCount} />
      <BoardFacts
        table={table}
        shown={expected ?? rows.length}
        updatedAt={isStart ? undefined : updatedAt}
      />
      <div className={styles.tools}>
        <TeamSearch found={isStart ? undefined : rows.length} />
        <Views game={game} />
        <DownloadMenu
          game={withDivision(game, table, divisionId)}
          table={table}
          rows={rows}
          more={[usePrint()]}
          isDisabled={isStart}
        />
      </div>
    </div>
  )
}

/** The same on a phone, where the first teams should be on the first screen: the rest is in a menu, the facts are below the teams. */
export function PhoneToolbar({ game, table, rows, followedCount, expected }: PhoneToolbarProps) {
  'use memo'
  const { t } = useLingui()
  const { divisionId } = useScoreboardQuery()
  const { isPast, togglePast, compare, wall } = useViews(game)
  const files: MenuItem[] = [
    { kind: 'heading', label: t`Download` },
    ...useDownloads({ game: withDivision(game, table, divisionId), table, rows }),
    usePrint(),
  ]
  const isStart = expected !== undefined
  const items: MenuItem[] = [
    {
      label: isPast
        ? t`Back to now`
        : t({
            message: 'Time machine',
            comment: 'Shows the scoreboard as it was at an earlier moment.',
          }),
      icon: <History size={16} />,
      onSelect: togglePast,
    },
    { label: t`Compare teams`, icon: <GitCompareArrows size={16} />, onSelect: compare },
    {
      kind: 'link',
      label: t({ message: 'Projector', comment: 'Opens the scoreboard for a big screen.' }),
      icon: <Presentation size={16} />,
      link: <Link to={wall} />,
    },
    ...(isStart ? [] : files),
  ]
  return (
    <div className={styles.toolbar}>
      <Divisions divisions={table.divisions} />
      <Followed count={followedCount} />
      <div className={styles.tools}>
        <TeamSearch found={isStart ? undefined : rows.length} />
        <Menu
          align="end"
          label={t`More`}
          items={items}
          trigger={
            <IconButton variant="bordered" size="md" label={t`More`} hasTooltip={false}>
              <Ellipsis size={18} />
            </IconButton>
          }
        />
      </div>
    </div>
  )
}

function TeamSearch({ found }: { found: number | undefined }) {
  'use memo'
  const { t } = useLingui()
  const { text, change } = useScoreboardQuery()
  const searchKey = useSingleKey('/')
  return (
    <div className={styles.search}>
      <SearchField
        label={t`Find a team`}
        placeholder={t`Find a team`}
        value={text}
        onValueChange={(q) => change({ q })}
        count={
          found !== undefined && text && t`${plural(found, { one: '# found', other: '# found' })}`
        }
        clearLabel={t`Clear the search`}
        shortcut={searchKey}
      />
    </div>
  )
}

/** Only the teams with a star, once there are some. */
function Followed({ count }: { count: number }) {
  'use memo'
  const { t } = useLingui()
  const { onlyFollowed, change } = useScoreboardQuery()
  if (count === 0 && !onlyFollowed) return null
  return (
    <Button
      aria-pressed={onlyFollowed}
      tone={onlyFollowed ? 'primary' : 'default'}
      onClick={() => change({ only: onlyFollowed ? '' : 'followed' })}
    >
      <Star size={16} aria-hidden />
      {t`Followed (${count})`}
    </Button>
  )
}

/** The past, several teams at once, and the wall. */
function useViews(game: Game) {
  'use memo'
  const { atMs, divisionId, change } = useScoreboardQuery()
  const compared = useOpenParam('compare')
  const isPast = atMs !== undefined
  const lastSecond = () => Math.ceil(momentsOf(game, now()).lastMs / 1000)
  return {
    isPast,
    togglePast: () => change({ at: isPast ? '' : String(lastSecond()) }),
    compare: () => compared.open(''),
    wall: paths.scoreboard(game.id, { view: 'live', div: divisionId }),
  }
}

function Views({ game }: { game: Game }) {
  'use memo'
  const { t } = useLingui()
  const { isPast, togglePast, compare, wall } = useViews(game)
  if (useMedia(from('xl'))) {
    return (
      <>
        <Button
          tone="ghost"
          icon={<History size={16} />}
          aria-pressed={isPast}
          onClick={togglePast}
        >
          {t`Time machine`}
        </Button>
        <Button tone="ghost" icon={<GitCompareArrows size={16} />} onClick={compare}>
          {t`Compare teams`}
        </Button>
        <Button tone="ghost" icon={<Presentation size={16} />} asChild>
          <Link to={wall}>{t`Projector`}</Link>
        </Button>
      </>
    )
  }
  return (
    <>
      <IconButton label={t`Time machine`} aria-pressed={isPast} onClick={togglePast}>
        <History size={16} />
      </IconButton>
      <IconButton label={t`Compare teams`} onClick={compare}>
        <GitCompareArrows size={16} />
      </IconButton>
      <IconButton label={t`Projector`} asChild>
        <Link to={wall}>
          <Presentation size={16} />
        </Link>
      </IconButton>
    </>
  )
}

const most = 4
const all = 'all'

/** A few divisions beside each other; many scroll. */
function Divisions({ divisions }: Pick<Scoreboard, 'divisions'>) {
  'use memo'
  const { t } = useLingui()
  const { divisionId, change } = useScoreboardQuery()
  if (divisions.length === 0) return null
  const options = [
    { value: all, label: t`All teams` },
    ...divisions.map(({ id, name }) => ({ value: String(id), label: name })),
  ]
  const value = divisionId === undefined ? all : String(divisionId)
  const handleChange = (next: string) => change({ div: next === all ? '' : next })
  const label = t`Division`
  if (divisions.length <= most) {
    return <Segmented label={label} value={value} onValueChange={handleChange} options={options} />
  }
  return (
    <FilterChips<string>
      type="single"
      isScrolling
      label={label}
      value={value}
      onValueChange={handleChange}
      options={options}
    />
  )
}
