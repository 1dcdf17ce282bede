import { useContext, useLayoutEffect, useRef, useState } from 'react'
import { RenderedForContext } from '#shared/platform/rendered-for.ts'

const gap = 8
const narrowestTile = 148
const fewest = 2
const narrowestPhone = 300
/** Beside the columns at the sides of a usual desktop. */
const usualOnDesktop = 5

/**
 * How many tiles fit beside each other in an element; undefined until it is mounted, empty: measured before the first paint, so that no
 * tile is laid out twice, and whenever its width changes. The server, which cannot measure, renders what is usual for the device.
 */
export function useColumns() {
  const element = useRef<HTMLDivElement>(null)
  const renderedFor = useContext(RenderedForContext)
  const [columns, setColumns] = useState(
    renderedFor && (renderedFor.isPhone ? fewest : usualOnDesktop),
  )
  useLayoutEffect(() => {
    const board = element.current
    if (!board) return undefined
    const measure = () => setColumns(columnsFor(board.clientWidth))
    measure()
    const observer = new ResizeObserver(measure)
    observer.observe(board)
    return () => observer.disconnect()
  }, [])
  return { element, columns }
}

/** Tiles beside each other in a width of so many pixels: two on a phone, one on the very narrowest. */
export function columnsFor(width: number): number {
  if (width < narrowestPhone) return 1
  return Math.max(fewest, Math.floor((width + gap) / (narrowestTile + gap)))
}
