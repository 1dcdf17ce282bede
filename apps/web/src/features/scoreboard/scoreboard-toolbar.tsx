import type { Game, Scoreboard } from '@halyard/api'
import { Button, FilterChips, IconButton, SearchField, Segmented } from '@halyard/ui'
import { plural } from '@lingui/core/macro'
import { useLingui } from '@lingui/react/macro'
import { GitCompareArrows, History, Presentation, Star } from 'lucide-react'
import { DownloadMenu } from '#features/scoreboard/download-menu.tsx'
import type { TeamRows } from '#features/scoreboard/rows.ts'
import * as styles from '#features/scoreboard/scoreboard.css.ts'
import { useScoreboardQuery } from '#features/scoreboard/use-scoreboard-query.ts'
import type { BoardTable } from '#shared/board/table.ts'
import { BloodBonuses } from '#shared/game/blood-bonuses.tsx'
import { clockOffset, now, useNow } from '#shared/clock/clock.ts'
import { useFormat } from '#shared/format/format.ts'
import { useOpenParam } from '#shared/routing/open-param.ts'
import { paths } from '#shared/paths.ts'
import { Link } from '#shared/link.tsx'
import { useSingleKey } from '#shared/preferences/shortcuts.ts'

type ScoreboardToolbarProps = {
  game: Game
  table: BoardTable
  rows: TeamRows
  updatedAt: number
  followedCount: number
}

/** Divisions, how many teams, how old the board is, the search, and other ways to look at it. */
export function ScoreboardToolbar({
  game,
  table,
  rows,
  updatedAt,
  followedCount,
}: ScoreboardToolbarProps) {
  'use memo'
  const { t } = useLingui()
  const { text, change } = useScoreboardQuery()
  const searchKey = useSingleKey('/')
  const shown = rows.length
  return (
    <div className={styles.toolbar}>
      <Divisions divisions={table.divisions} />
      <Followed count={followedCount} />
      <p className={styles.meta}>
        {t`${plural(shown, { one: '# team', other: '# teams' })}`}, <Age updatedAt={updatedAt} />
      </p>
      <BloodBonuses packed={table.bloodBonus} />
      <div className={styles.tools}>
        <div className={styles.search}>
          <SearchField
            label={t`Find a team`}
            placeholder={t`Find a team`}
            value={text}
            onValueChange={(q) => change({ q })}
            clearLabel={t`Clear the search`}
            shortcut={searchKey}
          />
        </div>
        <Views game={game} />
        <DownloadMenu game={game} table={table} rows={rows} />
      </div>
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
function Views({ game }: { game: Game }) {
  'use memo'
  const { t } = useLingui()
  const { atMs, change } = useScoreboardQuery()
  const compared = useOpenParam('compare')
  const lastSecond = () => Math.floor(Math.min(game.end, now()) / 1000)
  return (
    <>
      <IconButton
        label={t`Time machine`}
        aria-pressed={atMs !== undefined}
        onClick={() => change({ at: atMs === undefined ? String(lastSecond()) : '' })}
      >
        <History size={16} />
      </IconButton>
      <IconButton label={t`Compare teams`} onClick={() => compared.open('')}>
        <GitCompareArrows size={16} />
      </IconButton>
      <IconButton label={t`Projector`} asChild>
        <Link to={paths.scoreboard(game.id, { view: 'live' })}>
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

const staleAfter = 60_000

/** How old the copy on screen is; in the colour of a warning when it stopped following. */
function Age({ updatedAt }: { updatedAt: number }) {
  const { t } = useLingui()
  const format = useFormat()
  const nowMs = useNow()
  const age = Math.max(0, nowMs - (updatedAt + clockOffset()))
  const seconds = Math.floor(age / 5000) * 5
  if (age < staleAfter) {
    return seconds === 0 ? t`updated just now` : t`updated ${seconds} s ago`
  }
  const since = format.relative(nowMs - age, nowMs)
  return <span className={styles.stale}>{t`updated ${since}`}</span>
}
