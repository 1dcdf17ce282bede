import type { Game, ScoreboardRow } from '@halyard/api'
import { Trans, useLingui } from '@lingui/react/macro'
import { WhenAndPoints } from '#features/scoreboard/team-sheet/when-and-points.tsx'
import * as styles from '#features/scoreboard/team-sheet/team-sheet.css.ts'
import { useFormat } from '#shared/format/format.ts'
import { LocalTime } from '#shared/format/local-time.tsx'

type TeamAdjustmentsProps = { game: Game; team: ScoreboardRow }

/** Points that a team has beside those of its solves, newest first. A reason that is for the team alone is shown to the team. */
export function TeamAdjustments({ game, team }: TeamAdjustmentsProps) {
  const { t } = useLingui()
  const { signed } = useFormat()
  const own = new Map(game.corrections?.adjustments.map(({ id, reason }) => [id, reason]))
  const adjustments = (team.adjustments ?? []).toReversed()
  if (adjustments.length === 0) return null
  return (
    <section className={styles.section}>
      <h3 className={styles.sectionTitle}>
        <Trans>Adjustments</Trans>
      </h3>
      <table className={styles.table} aria-label={t`Adjustments`}>
        <thead>
          <tr>
            <th scope="col" className={styles.head}>
              <Trans>Reason</Trans>
            </th>
            <WhenAndPoints />
          </tr>
        </thead>
        <tbody>
          {adjustments.map(({ id, kind, reason, time, points }) => (
            <tr key={id}>
              <th scope="row" className={styles.cell} dir="auto">
                {reason ||
                  own.get(id) ||
                  (kind === 'hint'
                    ? t({ message: 'A hint', comment: 'What points were spent on.' })
                    : t`The organizers’ decision`)}
              </th>
              <td className={`${styles.cell} ${styles.notOnPhone}`}>
                <LocalTime at={time} format="weekdayTime" />
              </td>
              <td className={`${styles.cell} ${styles.number}`}>{signed(points)}</td>
            </tr>
          ))}
        </tbody>
      </table>
    </section>
  )
}
