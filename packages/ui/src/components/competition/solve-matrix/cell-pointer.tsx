import { type RefObject, useEffect, useState } from 'react'
import { cellOf } from './cell-of.ts'
import { CellTip } from './cell-tip.tsx'
import * as styles from './solve-matrix.css.ts'

export type CellPointerProps = {
  frame: RefObject<HTMLElement | null>
  /** What a cell says; asked for the one under the pointer or with the focus. */
  textOf: (cell: HTMLElement) => string
}

type Pointed = { cell: HTMLElement; left: number; width: number }

/** Marks the column under the pointer or the focus, and describes its cell. A component of its own, because rows scroll under a still pointer. */
export function CellPointer({ frame, textOf }: CellPointerProps) {
  const [pointed, setPointed] = useState<Pointed | null>(null)
  useEffect(() => {
    const point = ({ target }: Event) => {
      const cell = cellOf(target)
      setPointed(cell && { cell, left: cell.offsetLeft, width: cell.offsetWidth })
    }
    const leave = () => setPointed(null)
    const box = frame.current
    const stop = new AbortController()
    const options = { signal: stop.signal }
    box?.addEventListener('pointerover', point, options)
    box?.addEventListener('focusin', point, options)
    box?.addEventListener('pointerleave', leave, options)
    box?.addEventListener('focusout', leave, options)
    return () => stop.abort()
  }, [frame])
  if (!pointed) return null
  const { cell, left, width } = pointed
  return (
    <>
      <div className={styles.crosshair} style={{ left, inlineSize: width }} aria-hidden />
      <CellTip cell={cell} textOf={textOf} />
    </>
  )
}
