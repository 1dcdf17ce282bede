import { assignInlineVars } from '@vanilla-extract/dynamic'
import {
  type KeyboardEvent,
  type RefObject,
  Suspense,
  lazy,
  useLayoutEffect,
  useRef,
  useState,
} from 'react'
import { cx } from '#shared/cx.ts'
import { coversTop } from '#shared/covers.ts'
import { useDensitySize } from '#shared/use-density-size.ts'
import { useHydrated } from '#shared/use-hydrated.ts'
import { useStable } from '#shared/use-stable.ts'
import { useRowWindow } from '#shared/use-row-window.ts'
import { CellPointer } from './cell-pointer.tsx'
import { cellOf } from './cell-of.ts'
import { MatrixHead } from './matrix-head.tsx'
import { MatrixRowView } from './matrix-row.tsx'
import { useColumnWindow } from './column-window.ts'
import type { ColumnWindow } from './column-window.ts'
import type { Range } from './columns-within.ts'
import { goToEdge } from './go-to-edge.ts'
import { moveFocus } from './move-focus.ts'
import { columnIndex, roles } from './roles.ts'
import { turnPage } from './turn-page.ts'
import { useFullRows } from './use-full-rows.ts'
import { useRowFocus } from './use-row-focus.ts'
import { useSideScroll } from './use-side-scroll.ts'
import * as styles from './solve-matrix.css.ts'
import type { MatrixColumn, MatrixRow, MatrixRows, MatrixShelf, MatrixLabels } from './types.ts'

/** After the rows, which it moves nothing of. */
const SideBar = lazy(() => import('./side-bar.tsx').then((module) => ({ default: module.SideBar })))

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
  /** At least one. */
  rows: MatrixRows
  /** Places of rows that stay under the head while they are out of view: the own team, followed ones. Only few have room. */
  pinned?: readonly number[]
  /** The one of them that is there also while it is in view. */
  kept?: number | undefined
  labels: MatrixLabels
  onOpen: (id: MatrixRow['id']) => void
  /** What a cell says on hover and focus; asked for that one cell only, '' says nothing. */
  cellTitle?: ((rowId: MatrixRow['id'], columnId: MatrixColumn['id']) => string) | undefined
  /** Marks the solves of each category, for those who cannot distinguish colours; the heads show the marks. */
  hasPatterns?: boolean
  className?: string
}

const WIDE_COLUMN_REM = 1.75
const NARROW_COLUMN_REM = 1.25
/** More columns than this shrink. */
const MANY_COLUMNS = 60
/** Shorter boards are rendered whole. */
const WHOLE_LIST = 40
/** Rows rendered ahead of the scrolling, above and below. */
const OVERSCAN = 4

/**
 * The board as ropes and flags. It is as high as its rows and scrolls with the page, its head under the page's bar; some rows are pinned
 * below the head, mostly while out of view. Sideways it scrolls in boxes of its own, its first columns and a scrollbar staying in view.
 */
export function SolveMatrix({
  shelves,
  rows,
  pinned = [],
  kept,
  labels,
  onOpen,
  cellTitle,
  hasPatterns = false,
  className,
}: SolveMatrixProps) {
  'use memo'
  const rowHeight = useDensitySize('row')
  const frame = useRef<HTMLDivElement>(null)
  const head = useRef<HTMLDivElement>(null)
  const box = useRef<HTMLDivElement>(null)
  const body = useRef<HTMLTableSectionElement>(null)
  const shown = useRowWindow(body, {
    count: rows.length,
    rowHeight,
    overscan: OVERSCAN,
    threshold: WHOLE_LIST,
  })
  const columnCount = shelves.reduce((sum, shelf) => sum + shelf.columns.length, 0)
  const columnRem = columnCount > MANY_COLUMNS ? NARROW_COLUMN_REM : WIDE_COLUMN_REM
  const [remPx] = useState(pxPerRem)
  const columnPx = columnRem * remPx
  useLayoutEffect(() => coversTop(head.current), [])
  useSideScroll(frame, head, box)
  const columns = useColumnWindow({ head, box }, shelves, { columnPx, hasPatterns })
  const bare = withoutCells(columns)
  const full = useFullRows(shown, rows.length <= WHOLE_LIST)
  const isAway = (place: number) => place < shown.visible.first || place >= shown.visible.last

  const handleFocus = useRowFocus(body, rows)
  const open = useStable(onOpen)
  const handleKeyDown = (event: KeyboardEvent<HTMLElement>) => {
    const focused = event.key === 'Enter' ? cellOf(event.target) : null
    const opened = focused && placeOf(focused, rows, shelves)
    if (opened) onOpen(opened.rowId)
    if (opened || goToEdge(event) || turnPage(event) || moveFocus(event.target, event.key))
      event.preventDefault()
  }
  return (
    // Arrow keys bubble from the cells.
    // oxlint-disable-next-line jsx-a11y/no-noninteractive-element-interactions, jsx-a11y/interactive-supports-focus
    <div
      ref={frame}
      role="table"
      className={cx(styles.frame, className)}
      style={assignInlineVars({
        [styles.leastColumn]: `${columnRem}rem`,
        [styles.columnCount]: String(columnCount),
      })}
      aria-label={labels.table}
      aria-rowcount={rows.length + 2}
      aria-colcount={columnIndex(columnCount - 1)}
      onKeyDown={handleKeyDown}
      onFocus={handleFocus}
    >
      <div ref={head} className={styles.headBox}>
        <table role="none" className={styles.table}>
          <MatrixHead
            shelves={shelves}
            labels={labels}
            isNarrow={columnCount > MANY_COLUMNS}
            hasPatterns={hasPatterns}
          />
          <tbody aria-hidden className={styles.body}>
            {pinned
              .filter((place) => place === kept || isAway(place))
              .map((place) => (
                <PinnedRow key={place} {...{ rows, place, columns, labels, onOpen: open }} />
              ))}
          </tbody>
        </table>
      </div>
      <div ref={box} className={styles.box}>
        <table role="none" className={styles.table}>
          <tbody {...roles.body} ref={body} className={styles.body}>
            <Blank height={shown.before} />
            {inWindow(rows, shown).map((row, offset) => (
              <MatrixRowView
                // Another row in the same place is other words in the same elements.
                key={shown.first + offset}
                row={row}
                index={shown.first + offset}
                columns={isIn(full, shown.first + offset) ? columns : bare}
                labels={labels}
                onOpen={open}
              />
            ))}
            <Blank height={shown.after} />
          </tbody>
        </table>
        <CellPointer
          frame={box}
          textOf={(cell) => {
            const place = cellTitle && placeOf(cell, rows, shelves)
            return place ? cellTitle(place.rowId, place.columnId) : ''
          }}
        />
      </div>
      <LateSideBar box={box} />
    </div>
  )
}

/** Not in a document: its place is known once the rows are laid out. */
function LateSideBar({ box }: { box: RefObject<HTMLElement | null> }) {
  return (
    useHydrated() && (
      <Suspense>
        <SideBar box={box} />
      </Suspense>
    )
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

/** Nothing of a document depends on it. */
const pxPerRem = () =>
  typeof document === 'undefined'
    ? 16
    : Number.parseFloat(getComputedStyle(document.documentElement).fontSize)

/** The rows of a window, made now. */
const inWindow = (rows: MatrixRows, { first, last }: { first: number; last: number }) =>
  Array.from({ length: last - first }, (_, offset) => rows.at(first + offset) ?? []).flat()

type PinnedRowProps = Pick<SolveMatrixProps, 'rows' | 'labels' | 'onOpen'> & {
  columns: ColumnWindow
  place: number
}

function PinnedRow({ rows, place, ...rest }: PinnedRowProps) {
  const row = rows.at(place)
  return row && <MatrixRowView row={row} index={place} isPinned {...rest} />
}
