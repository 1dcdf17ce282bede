import { assignInlineVars } from '@vanilla-extract/dynamic'
import { type KeyboardEvent, type ReactNode, useRef, useState } from 'react'
import { cx } from '#shared/cx.ts'
import { useDensitySize } from '#shared/use-density-size.ts'
import { useStable } from '#shared/use-stable.ts'
import { useRowWindow } from '#shared/use-row-window.ts'
import { hue } from '#theme/hue.css.ts'
import { CategoryIcon } from '../category-mark/category-mark.tsx'
import { VisuallyHidden } from '../../layout/visually-hidden/visually-hidden.tsx'
import { CellPointer } from './cell-pointer.tsx'
import { cellOf } from './cell-of.ts'
import { MatrixRowView } from './matrix-row.tsx'
import { useColumnWindow } from './column-window.ts'
import type { ColumnWindow } from './column-window.ts'
import type { Range } from './columns-within.ts'
import { goToEdge } from './go-to-edge.ts'
import { moveFocus } from './move-focus.ts'
import { pattern } from './patterns.css.ts'
import { roles } from './roles.ts'
import { useFullRows } from './use-full-rows.ts'
import { useRowFocus } from './use-row-focus.ts'
import * as styles from './solve-matrix.css.ts'
import * as headStyles from './head.css.ts'
import { flag } from './flags.css.ts'
import type { MatrixColumn, MatrixRow, MatrixRows, MatrixShelf, MatrixWords } from './types.ts'

/** Ids as the rows and columns have them: the page's attributes know only text. */
function placeOf(cell: HTMLElement, rows: MatrixRows, shelves: readonly MatrixShelf[]) {
  const row = rows.at(Number(cell.parentElement?.dataset.place))
  const column = shelves
    .flatMap(({ columns }) => columns)
    .find(({ id }) => String(id) === cell.dataset.column)
  return row && column ? { rowId: row.id, columnId: column.id } : null
}

export type SolveMatrixProps = {
  shelves: readonly MatrixShelf[]
  rows: MatrixRows
  /** Places of rows that stay under the head while they are out of view: the own team, followed ones. Only few have room. */
  pinned?: readonly number[]
  words: MatrixWords
  onOpen: (id: MatrixRow['id']) => void
  /** What a cell says on hover and focus; asked for that one cell only, '' says nothing. */
  cellTitle?: (rowId: MatrixRow['id'], columnId: MatrixColumn['id']) => string
  /** Instead of rows when there are none. */
  empty?: ReactNode
  /** Marks the solves of each category, for who cannot tell its colour; the heads show the marks. */
  hasPatterns?: boolean
  className?: string
}

const WIDE_COLUMN_REM = 1.75
const NARROW_COLUMN_REM = 1.25
/** More columns than this shrink. */
const MANY_COLUMNS = 60
/** Shorter boards are drawn whole. */
const WHOLE_LIST = 40
/** Rows drawn ahead of the scrolling, above and below. */
const OVERSCAN = 4
/** A narrower shelf shows its icon only. */
const NAMED_SHELF = 3

/** The board as ropes and flags. The head and the first columns stay, some rows are pinned while out of view. */
export function SolveMatrix({
  shelves,
  rows,
  pinned = [],
  words,
  onOpen,
  cellTitle,
  empty,
  hasPatterns = false,
  className,
}: SolveMatrixProps) {
  'use memo'
  const rowHeight = useDensitySize('row')
  const frame = useRef<HTMLDivElement>(null)
  const body = useRef<HTMLTableSectionElement>(null)
  const [headHeight, setHeadHeight] = useState(0)
  const shown = useRowWindow(body, {
    count: rows.length,
    rowHeight,
    overscan: OVERSCAN,
    threshold: WHOLE_LIST,
    box: frame,
    covered: headHeight,
  })
  const columnCount = shelves.reduce((sum, shelf) => sum + shelf.columns.length, 0)
  const columnRem = columnCount > MANY_COLUMNS ? NARROW_COLUMN_REM : WIDE_COLUMN_REM
  const [remPx] = useState(pxPerRem)
  const columns = useColumnWindow(frame, shelves, { columnPx: columnRem * remPx, hasPatterns })
  const bare = withoutCells(columns)
  const full = useFullRows(shown, rows.length <= WHOLE_LIST)
  const away = pinned.filter((place) => place < shown.visible.first || place >= shown.visible.last)

  const handleFocus = useRowFocus(body, rows)
  const open = useStable(onOpen)
  const handleKeyDown = (event: KeyboardEvent<HTMLTableElement>) => {
    const focused = event.key === 'Enter' ? cellOf(event.target) : null
    const opened = focused && placeOf(focused, rows, shelves)
    if (opened) onOpen(opened.rowId)
    if (opened || goToEdge(event) || moveFocus(event.target, event.key)) event.preventDefault()
  }
  return (
    <div
      ref={frame}
      className={cx(styles.frame, className)}
      style={{
        ...assignInlineVars({
          [styles.leastColumn]: `${columnRem}rem`,
          [styles.columnCount]: String(columnCount),
        }),
        // What stays above must not cover what has the focus.
        scrollPaddingBlockStart: headHeight + away.length * rowHeight,
      }}
      // A box that scrolls must be reachable by keys; the rows are, when there are any.
      {...(rows.length === 0 && { role: 'region', 'aria-label': words.table, tabIndex: 0 })}
    >
      {/* Arrow keys bubble from the cells. */}
      {/* oxlint-disable-next-line jsx-a11y/no-noninteractive-element-interactions */}
      <table
        {...roles.table}
        className={styles.table}
        aria-label={words.table}
        aria-rowcount={rows.length + 2}
        onKeyDown={handleKeyDown}
        onFocus={handleFocus}
      >
        <MatrixHead
          onResize={setHeadHeight}
          shelves={shelves}
          words={words}
          isNarrow={columnCount > MANY_COLUMNS}
          hasPatterns={hasPatterns}
        />
        <tbody {...roles.body} ref={body} className={styles.body}>
          {away.map((place, line) => (
            <PinnedRow
              key={place}
              {...{ rows, place, columns, words, onOpen: open }}
              pinnedAt={headHeight + line * rowHeight}
            />
          ))}
          <Blank height={shown.before} />
          {inWindow(rows, shown).map((row, offset) => (
            <MatrixRowView
              // Another row in the same place is other words in the same elements.
              key={shown.first + offset}
              row={row}
              index={shown.first + offset}
              columns={isIn(full, shown.first + offset) ? columns : bare}
              words={words}
              onOpen={open}
            />
          ))}
          <Blank height={shown.after} />
          {rows.length === 0 && (
            <tr {...roles.row} className={styles.blank}>
              <td {...roles.cell} className={styles.blank} colSpan={columnCount + 4}>
                {empty}
              </td>
            </tr>
          )}
        </tbody>
      </table>
      <CellPointer
        frame={frame}
        textOf={(cell) => {
          const place = cellTitle && placeOf(cell, rows, shelves)
          return place ? cellTitle(place.rowId, place.columnId) : ''
        }}
      />
    </div>
  )
}

const isIn = ({ first, last }: Range, place: number) => first <= place && place < last

/** All columns of a row that has only its start. */
const withoutCells = ({ before, shown, after }: ColumnWindow): ColumnWindow => ({
  before: before + shown.length + after,
  shown: [],
  after: 0,
})

/** In the place of rows that nobody can see. */
function Blank({ height }: { height: number }) {
  return height > 0 && <tr aria-hidden className={styles.blank} style={{ blockSize: height }} />
}

const pxPerRem = () => Number.parseFloat(getComputedStyle(document.documentElement).fontSize)

/** The rows of a window, made now. */
const inWindow = (rows: MatrixRows, { first, last }: { first: number; last: number }) =>
  Array.from({ length: last - first }, (_, offset) => rows.at(first + offset) ?? []).flat()

type PinnedRowProps = Pick<SolveMatrixProps, 'rows' | 'words' | 'onOpen'> & {
  columns: ColumnWindow
  place: number
  pinnedAt: number
}

function PinnedRow({ rows, place, ...rest }: PinnedRowProps) {
  const row = rows.at(place)
  return row && <MatrixRowView row={row} index={place} isPinned {...rest} />
}

type MatrixHeadProps = Pick<SolveMatrixProps, 'shelves' | 'words' | 'hasPatterns'> & {
  onResize: (height: number) => void
  isNarrow: boolean
}

function MatrixHead({ onResize, shelves, words, isNarrow, hasPatterns }: MatrixHeadProps) {
  'use memo'
  const parts = ['rank', 'team', 'score', 'solves'] as const
  const watchHeight = (head: HTMLTableSectionElement) => {
    const observer = new ResizeObserver(() => onResize(head.offsetHeight))
    observer.observe(head)
    return () => observer.disconnect()
  }
  return (
    <thead {...roles.body} ref={watchHeight} className={headStyles.head}>
      <tr {...roles.row} aria-rowindex={1} className={headStyles.headRow}>
        {parts.map((part) => (
          <th
            key={part}
            {...roles.columnHead}
            scope="col"
            rowSpan={2}
            className={cx(styles.pinned({ part }), headStyles.headCell, headStyles.startHead)}
          >
            {part === 'rank' ? (
              <abbr title={words.rank} className={headStyles.abbreviation}>
                #
              </abbr>
            ) : (
              words[part]
            )}
          </th>
        ))}
        {shelves.map((shelf) => (
          <th
            key={shelf.name}
            {...roles.columnHead}
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
                <span className={headStyles.shelfWord}>{shelf.name}</span>
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
