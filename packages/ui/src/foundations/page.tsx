import type { ReactNode } from 'react'
import * as styles from './foundations.css.ts'

type FoundationsPageProps = { children: ReactNode }

/** A page of the workbook about something that all components share. */
export function FoundationsPage({ children }: FoundationsPageProps) {
  return <div className={styles.page}>{children}</div>
}

type SectionProps = { title: string; note?: ReactNode; children: ReactNode }

export function Section({ title, note, children }: SectionProps) {
  return (
    <section className={styles.section}>
      <h2 className={styles.title}>{title}</h2>
      {note && <p className={styles.note}>{note}</p>}
      {children}
    </section>
  )
}

type FactsProps = { head: readonly string[]; rows: readonly (readonly ReactNode[])[] }

export function Facts({ head, rows }: FactsProps) {
  return (
    // A box that scrolls must be reachable by keys.
    // oxlint-disable-next-line jsx-a11y/no-noninteractive-tabindex
    <div className={styles.scroll} role="region" aria-label={head.join(', ')} tabIndex={0}>
      <table className={styles.table}>
        <thead>
          <tr>
            {head.map((name) => (
              <th key={name} scope="col" className={styles.cell}>
                {name}
              </th>
            ))}
          </tr>
        </thead>
        <tbody>
          {rows.map((cells, index) => (
            <tr key={index}>
              {cells.map((cell, place) => (
                <td key={head[place]} className={styles.cell}>
                  {cell}
                </td>
              ))}
            </tr>
          ))}
        </tbody>
      </table>
    </div>
  )
}
