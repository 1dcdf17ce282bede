import { plural } from '@lingui/core/macro'
import { useLingui } from '@lingui/react/macro'
import * as styles from '#features/scoreboard/scoreboard.css.ts'
import type { BoardTable } from '#shared/board/table.ts'
import { clockOffset, useNow } from '#shared/clock/clock.ts'
import { useFormat } from '#shared/format/format.ts'
import { BloodBonuses } from '#shared/game/challenge/blood-bonuses.tsx'

type BoardFactsProps = {
  table: BoardTable
  shown: number
  /** When this copy was read; undefined for what came with the document. */
  updatedAt: number | undefined
}

/** How many teams, how old the board is, what the first solves earn. */
export function BoardFacts({ table, shown, updatedAt }: BoardFactsProps) {
  'use memo'
  const { t } = useLingui()
  return (
    <div className={styles.facts}>
      <p className={styles.meta}>
        {t`${plural(shown, { one: '# team', other: '# teams' })}`}, <Age updatedAt={updatedAt} />
      </p>
      <BloodBonuses packed={table.bloodBonus} />
    </div>
  )
}

const staleAfter = 60_000

/** How old the copy on screen is; in the colour of a warning when it stopped following. */
function Age({ updatedAt }: { updatedAt: number | undefined }) {
  const { t } = useLingui()
  const format = useFormat()
  const nowMs = useNow()
  const age = updatedAt === undefined ? 0 : Math.max(0, nowMs - (updatedAt + clockOffset()))
  const seconds = Math.floor(age / 5000) * 5
  if (age < staleAfter) {
    return seconds === 0 ? t`updated just now` : t`updated ${seconds} s ago`
  }
  const since = format.relative(nowMs - age, nowMs)
  return <span className={styles.stale}>{t`updated ${since}`}</span>
}
