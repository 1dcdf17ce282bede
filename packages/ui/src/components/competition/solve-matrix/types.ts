import type { ReactNode } from 'react'
import type { Category } from '#theme/tokens.ts'

/** `zero` is a solve without points: practice, or no right to score. */
export type MatrixSolve = 'solve' | 'first' | 'second' | 'third' | 'zero'

export type MatrixColumn = { id: number | string; title: string; points: ReactNode }

export type MatrixShelf = { category: Category; name: string; columns: readonly MatrixColumn[] }

export type MatrixRow = {
  id: number | string
  rank: number | null
  name: string
  src?: string | null | undefined
  division?: ReactNode
  score: ReactNode
  solves: ReactNode
  /** By column id. */
  flags: ReadonlyMap<number | string, MatrixSolve>
  isOwn?: boolean
  /** At the end of the team's cell, such as a star that arrow keys reach. It is no tab stop: there are thousands of rows. */
  aside?: ReactNode
}

/** Rows by their place. An array will do; thousands of rows are made only when they come into view. */
export type MatrixRows = { readonly length: number; at: (place: number) => MatrixRow | undefined }

export type MatrixLabels = {
  table: string
  rank: string
  team: string
  score: string
  solves: string
  /** What a flag says to readers, such as "solved" or "first blood". */
  flag: Record<MatrixSolve, string>
}
