import type { ScorePoint } from './scale.ts'
import type { stroke } from './score-chart.css.ts'

export type ScoreSeries = {
  id: number | string
  /** 1 for the first; stays with its colour and dash until the page is left. */
  rank: number
  name: string
  /** In order of time, the start with 0 included. */
  points: readonly ScorePoint[]
  /** Moments of first bloods. */
  bloodsAtMs?: readonly number[]
}

type Place = keyof typeof stroke

const places: readonly Place[] = [1, 2, 3, 4, 5, 6, 7, 8, 9, 10]

/** Colour and dash of a rank. */
export const placeOf = (rank: number): Place => places[(rank - 1) % places.length] ?? 1
