import type { ScoreboardRow } from '@halyard/api'
import { CategoryMark, Progress } from '@halyard/ui'
import { Trans } from '@lingui/react/macro'
import type { ReactNode } from 'react'
import type { ColumnGroup } from '#features/scoreboard/columns.ts'
import { categoryShares, memberShares } from '#features/scoreboard/team-sheet/team-facts.ts'
import * as styles from '#features/scoreboard/team-sheet/team-sheet.css.ts'
import { useFormat } from '#shared/format/format.ts'
import { knownCategory } from '#shared/game/challenge/categories.ts'

type TeamSharesProps = { team: ScoreboardRow; groups: readonly ColumnGroup[] }

/** What the team solved of each category, and what each member brought in. */
export function TeamShares({ team, groups }: TeamSharesProps) {
  const format = useFormat()
  const members = memberShares(team)
  return (
    <>
      <section className={styles.section}>
        <h3 className={styles.sectionTitle}>
          <Trans>Categories</Trans>
        </h3>
        <ul className={styles.shares}>
          {categoryShares(team, groups).map(({ name, done, total, share }) => (
            <Bar
              key={name}
              name={name}
              label={
                <CategoryMark category={knownCategory(name)} size={14}>
                  {name}
                </CategoryMark>
              }
              share={share}
              value={`${done}/${total}`}
            />
          ))}
        </ul>
      </section>
      {members.length > 1 && (
        <section className={styles.section}>
          <h3 className={styles.sectionTitle}>
            <Trans>Members</Trans>
          </h3>
          <ul className={styles.shares}>
            {members.map(({ name, done, share }) => (
              <Bar
                key={name}
                name={name}
                label={<bdi>{name}</bdi>}
                share={share}
                value={format.number(done)}
              />
            ))}
          </ul>
        </section>
      )}
    </>
  )
}

type BarProps = { name: string; label: ReactNode; share: number; value: string }

function Bar({ name, label, share, value }: BarProps) {
  return (
    <li className={styles.share}>
      <span className={styles.shareName}>{label}</span>
      <Progress value={share} label={name} />
      <span className={styles.shareValue}>{value}</span>
    </li>
  )
}
