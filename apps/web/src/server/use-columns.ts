import { useRef } from 'react'
import type { useColumns as measured } from '#features/play/board/use-columns.ts'

/** Tiles beside each other on the board of a phone 390 px wide and of a window of 1440 px. */
const columnsOf = { phone: 2, desktop: 5 } as const
const widestPhone = 640

/** Stands in for features/play/board/use-columns.ts, which measures the board: here nothing is laid out. */
export const useColumns: typeof measured = () => {
  const element = useRef<HTMLDivElement>(null)
  return {
    element,
    columns: window.innerWidth < widestPhone ? columnsOf.phone : columnsOf.desktop,
  }
}
