import type { Game } from '@halyard/api'
import { Trans } from '@lingui/react/macro'
import { useEffect, useState } from 'react'
import { createPortal, flushSync } from 'react-dom'
import type { TeamRows } from '#features/scoreboard/rows.ts'
import { now } from '#shared/clock/clock.ts'
import { useFormat } from '#shared/format/format.ts'
import { LocalTime } from '#shared/format/local-time.tsx'
import * as styles from './print-sheet.css.ts'

type PrintSheetProps = { game: Game; rows: TeamRows; atMs: number | undefined }

/** The ranking on paper: every team of the view, made only when the page is printed. */
export function PrintSheet({ game, rows, atMs }: PrintSheetProps) {
  const format = useFormat()
  if (!useIsPrinting()) return null
  const list = Array.from({ length: rows.length }, (_, place) => rows.at(place) ?? []).flat()
  return createPortal(
    <section className={styles.sheet}>
      <h1 className={styles.title}>{game.title}</h1>
      <p>
        <LocalTime at={atMs ?? now()} />
      </p>
      <table className={styles.table}>
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
    </section>,
    document.body,
  )
}

function useIsPrinting(): boolean {
  const [isPrinting, setIsPrinting] = useState(false)
  useEffect(() => {
    // The browser takes the page as it is when this handler returns.
    const handleBefore = () => flushSync(() => setIsPrinting(true))
    const handleAfter = () => setIsPrinting(false)
    window.addEventListener('beforeprint', handleBefore)
    window.addEventListener('afterprint', handleAfter)
    return () => {
      window.removeEventListener('beforeprint', handleBefore)
      window.removeEventListener('afterprint', handleAfter)
    }
  }, [])
  return isPrinting
}
