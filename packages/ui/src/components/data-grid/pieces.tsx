import type { ReactElement, ReactNode } from 'react'
import * as styles from './data-grid.css.ts'
import type { Piece, PlacedColumn } from './placed.ts'

type PiecesProps<Row> = {
  pieces: readonly Piece<Row>[]
  /** Draws a cell; with its column as its key. */
  children: (place: PlacedColumn<Row>) => ReactElement
}

/** The cells of a row in its flow, and empty space for the columns between them that are out of view. */
export const Pieces = <Row,>({ pieces, children }: PiecesProps<Row>): ReactNode =>
  pieces.map((piece, index) =>
    typeof piece === 'number' ? (
      <div key={`gap-${index}`} aria-hidden className={styles.gap} style={{ inlineSize: piece }} />
    ) : (
      children(piece)
    ),
  )
