/** The solve matrix has an entry point of its own: a scoreboard shows it before any chart, and needs no other for it. */
export { SolveMatrix } from './components/competition/solve-matrix/solve-matrix.tsx'
export type {
  MatrixRow,
  MatrixRows,
  MatrixShelf,
} from './components/competition/solve-matrix/types.ts'
