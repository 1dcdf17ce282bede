import type { Solve } from '@halyard/api'
import { HouseFlag, Pennant } from '@halyard/ui'
import { Trans, useLingui } from '@lingui/react/macro'
import type { ReactNode } from 'react'
import type { ColumnGroup } from '#features/scoreboard/columns.ts'
import type { TeamRow } from '#features/scoreboard/rows.ts'
import { categoryShares } from '#features/scoreboard/team-sheet/team-facts.ts'
import { useFormat } from '#shared/format/format.ts'
import { knownCategory } from '#shared/game/challenge/categories.ts'
import { pennantOf } from '#shared/game/pennant.ts'
import { solveLabel } from '#shared/game/solve-labels.ts'
import * as styles from './compare.css.ts'

type CompareTableProps = { groups: readonly ColumnGroup[]; teams: readonly TeamRow[] }

/** A column for each team: rank and score, then each category with its challenges. */
export function CompareTable({ groups, teams }: CompareTableProps) {
  const { t } = useLingui()
  const format = useFormat()
  return (
    // What scrolls can be reached by keys.
    // oxlint-disable-next-line jsx-a11y/no-noninteractive-tabindex
    <div className={styles.frame} tabIndex={0}>
      <table className={styles.table} aria-label={t`Compare teams`}>
        <thead>
          <tr>
            <th scope="col" className={styles.head}>
              <Trans>Team</Trans>
            </th>
            {teams.map(({ team }) => (
              <th key={team.id} scope="col" className={styles.team}>
                <span className={styles.flagged}>
                  <HouseFlag name={team.name} src={team.avatar} size={24} />
                  <bdi className={styles.name} title={team.name}>
                    {team.name}
                  </bdi>
                </span>
              </th>
            ))}
          </tr>
        </thead>
        <tbody>
          <Facts
            head={<Trans>Rank</Trans>}
            teams={teams}
            value={({ rank }) => (rank === undefined ? '–' : format.number(rank))}
          />
          <Facts
            head={<Trans>Score</Trans>}
            teams={teams}
            value={({ team }) => format.number(team.score)}
          />
          <Facts
            head={<Trans>Solves</Trans>}
            teams={teams}
            value={({ team }) => format.number(team.solvedCount)}
          />
        </tbody>
        {groups.map((group) => (
          <Category key={group.category} group={group} teams={teams} />
        ))}
      </table>
    </div>
  )
}

type FactsProps = {
  head: ReactNode
  teams: readonly TeamRow[]
  value: (row: TeamRow) => ReactNode
}

function Facts({ head, teams, value }: FactsProps) {
  return (
    <tr>
      <th scope="row" className={styles.head}>
        {head}
      </th>
      {teams.map((row) => (
        <td key={row.team.id} className={styles.value}>
          {value(row)}
        </td>
      ))}
    </tr>
  )
}

function Category({ group, teams }: { group: ColumnGroup; teams: readonly TeamRow[] }) {
  const { i18n } = useLingui()
  const { category, challenges } = group
  const flagFor = (solve: Solve | undefined) =>
    solve && (
      <span className={styles.flagged}>
        <Pennant
          kind={pennantOf(solve.type)}
          category={knownCategory(category)}
          label={i18n._(solveLabel[solve.type])}
        />
      </span>
    )
  return (
    <tbody>
      <Facts
        head={<strong>{category}</strong>}
        teams={teams}
        value={({ team }) => `${categoryShares(team, [group])[0]?.done ?? 0}/${challenges.length}`}
      />
      {challenges.map(({ id, title }) => (
        <Facts
          key={id}
          head={<bdi>{title}</bdi>}
          teams={teams}
          value={({ solves }) => flagFor(solves.get(id))}
        />
      ))}
    </tbody>
  )
}
