import type { Scoreboard } from '@halyard/api'
import { FilterChips, SearchField, Segmented } from '@halyard/ui'
import { plural } from '@lingui/core/macro'
import { useLingui } from '@lingui/react/macro'
import * as styles from '#features/scoreboard/scoreboard.css.ts'
import { useScoreboardQuery } from '#features/scoreboard/use-scoreboard-query.ts'
import { clockOffset, useNow } from '#shared/clock.ts'
import { useFormat } from '#shared/format.ts'

type ScoreboardToolbarProps = { board: Scoreboard; shown: number; updatedAt: number }

/** Divisions, how many teams, how old the board is, and the search. */
export function ScoreboardToolbar({ board, shown, updatedAt }: ScoreboardToolbarProps) {
  const { t } = useLingui()
  const { text, change } = useScoreboardQuery()
  return (
    <div className={styles.toolbar}>
      <Divisions divisions={board.divisions} />
      <p className={styles.meta}>
        {t`${plural(shown, { one: '# team', other: '# teams' })}`}, <Age updatedAt={updatedAt} />
      </p>
      <div className={styles.search}>
        <SearchField
          aria-label={t`Find a team`}
          placeholder={t`Find a team`}
          value={text}
          onValueChange={(q) => change({ q })}
          clearLabel={t`Clear the search`}
          shortcut="/"
        />
      </div>
    </div>
  )
}

const most = 4
const all = 'all'

/** A few divisions beside each other; many scroll. */
function Divisions({ divisions }: Pick<Scoreboard, 'divisions'>) {
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
    return (
      <Segmented aria-label={label} value={value} onValueChange={handleChange} options={options} />
    )
  }
  return (
    <FilterChips<string>
      type="single"
      isScrolling
      aria-label={label}
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
