import type { Game } from '@halyard/api'
import { Trans, useLingui } from '@lingui/react/macro'
import type { TeamRows } from '#features/scoreboard/rows.ts'
import { now } from '#shared/clock/clock.ts'
import { useFormat } from '#shared/format/format.ts'
import { LocalTime } from '#shared/format/local-time.tsx'
import { Paper } from '#shared/layout/paper.tsx'
import * as styles from './print-sheet.css.ts'

type PrintSheetProps = { game: Game; rows: TeamRows; atMs: number | undefined }

/** The ranking on paper: every team of the view, made only when the page is printed. */
export function PrintSheet(props: PrintSheetProps) {
  return <Paper>{() => <Ranking {...props} />}</Paper>
}

function Ranking({ game, rows, atMs }: PrintSheetProps) {
  const { t } = useLingui()
  const format = useFormat()
  const list = Array.from({ length: rows.length }, (_, place) => rows.at(place) ?? []).flat()
  return (
    <>
      <h1 className={styles.title}>{game.title}</h1>
      <p>
        <LocalTime at={atMs ?? now()} />
      </p>
      <table className={styles.table} aria-label={t`Scoreboard`}>
        <thead>
          <tr>
            <th scope="col">#</th>
            <th scope="col" className={styles.text}>
              <Trans>Team</Trans>
            </th>
            <th scope="col" className={styles.text}>
              <Trans>Division</Trans>
            </th>
            <th scope="col">
              <Trans>Score</Trans>
            </th>
            <th scope="col">
              <Trans>Solves</Trans>
            </th>
          </tr>
        </thead>
        <tbody>
          {list.map(({ team, rank, division }) => (
            <tr key={team.id} className={styles.row}>
              <td>{rank ?? '–'}</td>
              <th scope="row" className={styles.text}>
                <bdi>{team.name}</bdi>
              </th>
              <td className={styles.text}>{division}</td>
              <td>{format.number(team.score)}</td>
              <td>{format.number(team.solvedCount)}</td>
            </tr>
          ))}
        </tbody>
      </table>
    </>
  )
}
