import { HouseFlag } from '@halyard/ui'
import { useLingui } from '@lingui/react/macro'
import * as styles from '#features/scoreboard/scoreboard.css.ts'
import type { FirstTeam } from '#shared/board/first-teams.ts'
import { useFormat } from '#shared/format/format.ts'

/** The start of the first rows, where and as high as the board will show them once the browser has read it. */
export function FirstRows({ teams }: { teams: readonly FirstTeam[] }) {
  const { t } = useLingui()
  const format = useFormat()
  return (
    <table className={styles.firstRows} aria-label={t`Scoreboard`}>
      <thead>
        <tr className={styles.firstHead}>
          <th scope="col" className={styles.firstRank}>
            #
          </th>
          <th scope="col" className={styles.firstCell}>{t`Team`}</th>
          <th scope="col" className={styles.firstScore}>
            <span className={styles.firstNumber}>{t`Score`}</span>
          </th>
        </tr>
      </thead>
      <tbody>
        {teams.map(({ id, rank, name, avatar, score }) => (
          <tr key={id} className={styles.firstRow}>
            <td className={styles.firstRank}>{rank}</td>
            <th scope="row" className={styles.firstCell}>
              <span className={styles.firstTeam}>
                <HouseFlag name={name} src={avatar} size={24} />
                <bdi className={styles.firstName}>{name}</bdi>
              </span>
            </th>
            <td className={styles.firstScore}>
              <span className={styles.firstNumber}>{format.number(score)}</span>
            </td>
          </tr>
        ))}
      </tbody>
    </table>
  )
}
