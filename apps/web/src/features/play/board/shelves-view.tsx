import { ChallengeTile, ShelfHeader } from '@halyard/ui'
import { Link } from '#shared/router.ts'
import * as styles from '#features/play/board/board.css.ts'
import { progressOf } from '#features/play/board/challenges.ts'
import type { BoardChallenge, Shelf } from '#features/play/board/challenges.ts'
import { rovingProps } from '#features/play/board/use-roving-focus.ts'
import { useFace } from '#features/play/board/use-face.tsx'
import { drawnAs } from '#shared/game/categories.ts'
import { pennantOf } from '#shared/game/pennant.ts'
import { useOpenParam } from '#shared/open-param.ts'

type ShelvesViewProps = {
  rows: readonly (readonly Shelf[])[]
  columns: number
  openId: number | undefined
  tabStop: number | undefined
  seenAt: (challengeId: number) => number
  /** When running instances end, by challenge, epoch milliseconds. */
  closeTimes: ReadonlyMap<number, number>
}

/** The board as shelves of tiles. */
export function ShelvesView({ rows, columns, ...rest }: ShelvesViewProps) {
  return (
    <div className={styles.shelves}>
      {rows.map((shelves) => (
        <div
          key={shelves[0]?.category}
          className={styles.row}
          style={{ gridTemplateColumns: `repeat(${columns}, minmax(0, 1fr))` }}
        >
          {shelves.map((shelf) => (
            <ShelfPart key={shelf.category} shelf={shelf} columns={columns} {...rest} />
          ))}
        </div>
      ))}
    </div>
  )
}

type ShelfPartProps = Omit<ShelvesViewProps, 'rows'> & { shelf: Shelf }

function ShelfPart({ shelf, columns, openId, tabStop, seenAt, closeTimes }: ShelfPartProps) {
  const { done, total } = progressOf(shelf.challenges)
  return (
    <section
      aria-label={shelf.category}
      data-single={total <= columns || undefined}
      className={styles.shelf}
      style={{ gridColumn: `span ${Math.min(total, columns)}` }}
    >
      <div className={styles.shelfHead}>
        <ShelfHeader
          category={drawnAs(shelf.category)}
          name={shelf.category}
          progress={`${done}/${total}`}
          pennants={shelf.challenges.map(({ solve }) => (solve ? pennantOf(solve.type) : 'empty'))}
        />
      </div>
      <ul className={styles.tiles}>
        {shelf.challenges.map((challenge) => (
          <Tile
            key={challenge.info.id}
            challenge={challenge}
            isOpen={challenge.info.id === openId}
            isTabStop={challenge.info.id === tabStop}
            seenAt={seenAt(challenge.info.id)}
            closeTime={closeTimes.get(challenge.info.id)}
          />
        ))}
      </ul>
    </section>
  )
}

type TileProps = {
  challenge: BoardChallenge
  isOpen: boolean
  isTabStop: boolean
  seenAt: number
  closeTime: number | undefined
}

function Tile({ challenge, isOpen, isTabStop, seenAt, closeTime }: TileProps) {
  const face = useFace()
  const opened = useOpenParam('c')
  const { id } = challenge.info
  return (
    <li className={styles.tileItem}>
      <ChallengeTile {...face(challenge, seenAt, closeTime)} isSelected={isOpen}>
        <Link
          {...opened.linkTo(String(id))}
          {...rovingProps(id)}
          tabIndex={isTabStop ? 0 : -1}
          aria-haspopup="dialog"
        />
      </ChallengeTile>
    </li>
  )
}
