import { type PointerEvent, useRef, useState } from 'react'
import { SelectAll, SortIcon } from '../data-table/head-parts.tsx'
import { type DataSelection, type DataSort, nextSort } from '../data-table/types.ts'
import * as styles from './data-grid.css.ts'
import type { PlacedColumn } from './placed.ts'

export type GridHeadProps<Row> = {
  columns: readonly PlacedColumn<Row>[]
  keys: readonly string[]
  height: number
  selectWidth: number
  selection?: DataSelection | undefined
  sort?: DataSort | undefined
  onSortChange?: ((sort: DataSort) => void) | undefined
  onResize: (columnId: string, width: number) => void
  activeColumn: number | null
}

export function GridHead<Row>({
  columns,
  keys,
  height,
  selectWidth,
  selection,
  sort,
  onSortChange,
  onResize,
  activeColumn,
}: GridHeadProps<Row>) {
  return (
    <div role="row" aria-rowindex={1} className={styles.head} style={{ blockSize: height }}>
      {selection && (
        <div
          role="columnheader"
          aria-colindex={1}
          aria-label={selection.words.all}
          data-pinned
          className={styles.cell}
          style={{ inlineSize: selectWidth, insetInlineStart: 0 }}
        >
          <SelectAll
            keys={keys}
            selection={selection}
            data-widget
            tabIndex={activeColumn === 0 ? 0 : -1}
          />
        </div>
      )}
      {columns.map(({ column, columnIndex, width, style, isEdge }) => {
        const direction = sort?.columnId === column.id ? sort.direction : undefined
        const canSort = Boolean(column.isSortable && onSortChange)
        const tabIndex = activeColumn === columnIndex ? 0 : -1
        return (
          <div
            key={column.id}
            role="columnheader"
            aria-colindex={columnIndex + 1}
            aria-sort={direction}
            tabIndex={canSort ? undefined : tabIndex}
            data-column={column.id}
            data-align={column.align}
            data-pinned={column.isPinned || undefined}
            data-edge={isEdge || undefined}
            data-scrolls={!column.isPinned || undefined}
            className={styles.cell}
            style={style}
          >
            {canSort ? (
              <button
                type="button"
                data-widget
                tabIndex={tabIndex}
                className={styles.sortButton}
                onClick={() => onSortChange?.(nextSort(sort, column.id))}
              >
                <span className={styles.content}>{column.header}</span>
                <SortIcon direction={direction} />
              </button>
            ) : (
              <span className={styles.content}>{column.header}</span>
            )}
            <ResizeHandle width={width} onResize={(next) => onResize(column.id, next)} />
          </div>
        )
      })}
    </div>
  )
}

function ResizeHandle({ width, onResize }: { width: number; onResize: (width: number) => void }) {
  const grip = useRef<{ x: number; width: number; sign: 1 | -1 } | null>(null)
  const [isDragging, setIsDragging] = useState(false)
  const handleDown = (event: PointerEvent<HTMLSpanElement>) => {
    if (event.button !== 0) return
    event.preventDefault()
    event.currentTarget.setPointerCapture(event.pointerId)
    const isRightToLeft = getComputedStyle(event.currentTarget).direction === 'rtl'
    grip.current = { x: event.clientX, width, sign: isRightToLeft ? -1 : 1 }
    setIsDragging(true)
  }
  const handleMove = (event: PointerEvent) => {
    const from = grip.current
    if (from) onResize(from.width + (event.clientX - from.x) * from.sign)
  }
  const handleEnd = () => {
    grip.current = null
    setIsDragging(false)
  }
  return (
    <span
      aria-hidden
      data-handle
      data-dragging={isDragging || undefined}
      className={styles.handle}
      onPointerDown={handleDown}
      onPointerMove={handleMove}
      onPointerUp={handleEnd}
      onPointerCancel={handleEnd}
    />
  )
}
