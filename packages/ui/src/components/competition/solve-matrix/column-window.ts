import { type RefObject, useLayoutEffect, useMemo, useState } from 'react'
import { cx } from '#shared/cx.ts'
import { hue } from '#theme/hue.css.ts'
import { columnsWithin } from './columns-within.ts'
import type { Range } from './columns-within.ts'
import { pattern } from './patterns.css.ts'
import * as styles from './solve-matrix.css.ts'
import type { MatrixColumn, MatrixShelf } from './types.ts'

type ShownColumn = { id: MatrixColumn['id']; className: string }

/** The columns that are rendered, and how many lie on either side of them. */
export type ColumnWindow = {
  readonly before: number
  readonly shown: readonly ShownColumn[]
  readonly after: number
}

type Boxes = {
  head: RefObject<HTMLElement | null>
  /** Holds the rows. */
  box: RefObject<HTMLElement | null>
}

/** The columns between the sticky ones and the end of the box. */
export function useColumnWindow(
  { head, box: rowsBox }: Boxes,
  shelves: readonly MatrixShelf[],
  { columnPx, hasPatterns }: { columnPx: number; hasPatterns: boolean },
): ColumnWindow {
  const columns = useMemo(
    () => shelves.flatMap((shelf) => renderedColumns(shelf, hasPatterns)),
    [shelves, hasPatterns],
  )
  const count = columns.length
  const [range, setRange] = useState<Range>({ first: 0, last: 0 })
  // Before the first paint, like the rows.
  useLayoutEffect(() => {
    const box = rowsBox.current
    if (!box) return undefined
    let before = Number.NaN
    const follow = () => {
      if (box.scrollLeft === before) return
      before = box.scrollLeft
      measure()
    }
    const measure = () => {
      const first = head.current?.querySelector<HTMLElement>('[data-first-column]')
      const scrolled = Math.abs(box.scrollLeft) - startOf(first ?? null, box)
      // What stays at the start covers that much of the line.
      const covered = Number.parseFloat(getComputedStyle(box).scrollPaddingInlineStart) || 0
      const part = { from: scrolled + covered, to: scrolled + box.clientWidth, width: columnPx }
      const next = columnsWithin(part, count)
      setRange((old) => (old.first === next.first && old.last === next.last ? old : next))
    }
    measure()
    const stop = new AbortController()
    box.addEventListener('scroll', follow, { passive: true, signal: stop.signal })
    const observer = new ResizeObserver(measure)
    observer.observe(box)
    return () => {
      observer.disconnect()
      stop.abort()
    }
  }, [head, rowsBox, columnPx, count])
  return useMemo(
    () => ({
      before: range.first,
      shown: columns.slice(range.first, range.last),
      after: Math.max(0, count - range.last),
    }),
    [columns, count, range],
  )
}

/** Px from the start of the line to its first column, whichever way is read. */
const startOf = (first: HTMLElement | null, box: HTMLElement): number => {
  if (!first) return 0
  const isRtl = getComputedStyle(box).direction === 'rtl'
  return isRtl ? box.scrollWidth - first.offsetLeft - first.offsetWidth : first.offsetLeft
}

const renderedColumns = ({ category, columns }: MatrixShelf, hasPatterns: boolean): ShownColumn[] =>
  columns.map(({ id }, place) => ({
    id,
    className:
      cx(
        styles.cell,
        hue[category],
        hasPatterns && pattern[category],
        place === 0 && styles.shelfStart,
      ) ?? '',
  }))
