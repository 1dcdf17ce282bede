import { cx } from '#shared/cx.ts'
import { hue } from '#theme/hue.css.ts'
import { CategoryIcon } from '../category-mark/category-mark.tsx'
import { VisuallyHidden } from '../../layout/visually-hidden/visually-hidden.tsx'
import { flag } from './flags.css.ts'
import * as headStyles from './head.css.ts'
import { pattern } from './patterns.css.ts'
import { columnIndex, roles } from './roles.ts'
import * as styles from './solve-matrix.css.ts'
import type { MatrixShelf, MatrixLabels } from './types.ts'

/** A narrower shelf shows its icon only. */
const NAMED_SHELF = 3

export type MatrixHeadProps = {
  shelves: readonly MatrixShelf[]
  labels: MatrixLabels
  hasPatterns: boolean
  /** The columns have no room for four digits beside each other. */
  isNarrow: boolean
}

/** How many columns come before each shelf. */
const startsOf = (shelves: readonly MatrixShelf[]): number[] =>
  shelves.map((_, order) =>
    shelves.slice(0, order).reduce((sum, { columns }) => sum + columns.length, 0),
  )

/** Shelves and, below them, their challenges with what they are worth. */
export function MatrixHead({ shelves, labels, isNarrow, hasPatterns }: MatrixHeadProps) {
  'use memo'
  const parts = ['rank', 'team', 'score', 'solves'] as const
  const starts = startsOf(shelves)
  return (
    <thead {...roles.body} className={headStyles.head}>
      <tr {...roles.row} aria-rowindex={1} className={headStyles.headRow}>
        {parts.map((part, place) => (
          <th
            key={part}
            {...roles.columnHead}
            aria-colindex={place + 1}
            scope="col"
            rowSpan={2}
            className={cx(styles.pinned({ part }), headStyles.headCell, headStyles.startHead)}
          >
            {part === 'rank' ? (
              <abbr title={labels.rank} className={headStyles.abbreviation}>
                #
              </abbr>
            ) : (
              labels[part]
            )}
          </th>
        ))}
        {shelves.map((shelf, order) => (
          <th
            key={shelf.name}
            {...roles.columnHead}
            aria-colindex={columnIndex(starts[order] ?? 0)}
            aria-colspan={shelf.columns.length}
            scope="colgroup"
            colSpan={shelf.columns.length}
            className={cx(headStyles.shelfHead, styles.shelfStart)}
            style={{ gridColumn: `span ${shelf.columns.length}` }}
          >
            <span
              className={cx(
                hue[shelf.category],
                headStyles.shelfName,
                hasPatterns && shelf.columns.length < NAMED_SHELF && headStyles.stackedShelf,
              )}
              title={shelf.name}
            >
              <CategoryIcon category={shelf.category} size={14} />
              {hasPatterns && (
                <span
                  className={cx(headStyles.shelfFlag, flag.solve, pattern[shelf.category])}
                  aria-hidden
                />
              )}
              {shelf.columns.length >= NAMED_SHELF ? (
                <span className={headStyles.shelfText}>{shelf.name}</span>
              ) : (
                <VisuallyHidden>{shelf.name}</VisuallyHidden>
              )}
            </span>
          </th>
        ))}
      </tr>
      <tr {...roles.row} aria-rowindex={2} className={headStyles.headRow}>
        {shelves.map((shelf, order) =>
          shelf.columns.map((column, place) => (
            <th
              key={column.id}
              {...roles.columnHead}
              aria-colindex={columnIndex((starts[order] ?? 0) + place)}
              data-first-column={(order === 0 && place === 0) || undefined}
              scope="col"
              className={cx(
                headStyles.headCell,
                headStyles.columnHead,
                place === 0 && styles.shelfStart,
              )}
              title={column.title}
            >
              <span className={headStyles.columnName}>{column.title}</span>
              <span className={cx(headStyles.columnPoints, isNarrow && headStyles.standingPoints)}>
                {column.points}
              </span>
            </th>
          )),
        )}
      </tr>
    </thead>
  )
}
