import { ChallengeTile, ShelfHeader } from '@halyard/ui'
import { useLingui } from '@lingui/react'
import { memo, useState } from 'react'
import * as styles from '#features/play/board/board.css.ts'
import { progressOf } from '#features/play/board/data/challenges.ts'
import type { Shelf } from '#features/play/board/data/challenges.ts'
import type { BoardQuery } from '#features/play/board/data/use-board-query.ts'
import { fitting, heightOf } from '#features/play/board/views/shelves.ts'
import { rovingProps } from '#features/play/board/views/use-roving-focus.ts'
import type { Known } from '#features/play/board/marks/marks.ts'
import { knownOf, useFace } from '#features/play/board/views/use-face.tsx'
import type { FaceOf } from '#features/play/board/views/use-face.tsx'
import { knownCategory } from '#shared/game/challenge/categories.ts'
import { categoryNote } from '#shared/game/challenge/category-note.ts'
import { pennantOf } from '#shared/game/pennant.ts'
import { useHydrated } from '@halyard/ui/use-hydrated'
import { useIsMounted } from '#shared/use-is-mounted.ts'

type ShelvesViewProps = {
  rows: readonly (readonly Shelf[])[]
  columns: number
  known: Known
  openId: number | undefined
  tabStop: number | undefined
  addressWith: BoardQuery['addressWith']
}

/** The board as shelves of tiles. Those that the window shows come first, the ones below them right after. */
export function ShelvesView({ rows, columns, openId, tabStop, ...rest }: ShelvesViewProps) {
  'use memo'
  const isMounted = useIsMounted()
  // The server knows no window, and hydration has to find all that it rendered.
  const isHydrated = useHydrated()
  const [isWhole] = useState(!isHydrated)
  const drawn = isMounted || isWhole ? rows.length : fitting(rows, columns, window.innerHeight)
  const below = rows.slice(drawn)
  return (
    <div className={styles.shelves}>
      {rows.slice(0, drawn).map((shelves) => (
        <div
          key={shelves[0]?.category}
          className={styles.row}
          style={{ gridTemplateColumns: `repeat(${columns}, minmax(0, 1fr))` }}
        >
          {shelves.map((shelf) => (
            <ShelfPart
              key={shelf.category}
              shelf={shelf}
              columns={columns}
              openId={ifOn(shelf, openId)}
              tabStop={ifOn(shelf, tabStop)}
              {...rest}
            />
          ))}
        </div>
      ))}
      {below.length > 0 && <div style={{ blockSize: heightOf(below, columns) }} />}
    </div>
  )
}

/** A challenge of this shelf; nothing about one of another has to render it again. */
const ifOn = ({ challenges }: Shelf, id: number | undefined) =>
  challenges.some(({ info }) => info.id === id) ? id : undefined

type ShelfPartProps = Omit<ShelvesViewProps, 'rows'> & { shelf: Shelf }

const ShelfPart = memo(function ShelfPart(props: ShelfPartProps) {
  'use memo'
  const { shelf, columns, known, openId, tabStop, addressWith } = props
  const { i18n } = useLingui()
  const { done, total } = progressOf(shelf.challenges)
  const category = knownCategory(shelf.category)
  const note = category === shelf.category ? categoryNote[category] : undefined
  return (
    <section
      aria-label={shelf.category}
      data-single={total <= columns || undefined}
      className={styles.shelf}
      style={{ gridColumn: `span ${Math.min(total, columns)}` }}
    >
      <div className={styles.shelfHead}>
        <ShelfHeader
          category={category}
          name={<span title={note && i18n._(note)}>{shelf.category}</span>}
          progress={`${done}/${total}`}
          pennants={shelf.challenges.map(({ solve }) => (solve ? pennantOf(solve.type) : 'empty'))}
        />
      </div>
      <ul className={styles.tiles}>
        {shelf.challenges.map((challenge) => (
          <Tile
            key={challenge.info.id}
            challenge={challenge}
            to={addressWith('c', String(challenge.info.id))}
            isOpen={challenge.info.id === openId}
            isTabStop={challenge.info.id === tabStop}
            {...knownOf(challenge, known)}
          />
        ))}
      </ul>
    </section>
  )
})

type TileProps = FaceOf & {
  to: string
  isOpen: boolean
  isTabStop: boolean
}

/** Rendered again only when something about it has changed: opening a challenge must not render sixty of them. */
const Tile = memo(function Tile({ to, isOpen, isTabStop, ...of }: TileProps) {
  const face = useFace()
  return (
    <li className={styles.tileItem}>
      <ChallengeTile {...face(of)} isSelected={isOpen}>
        {/* oxlint-disable-next-line jsx-a11y/anchor-has-content -- the tile fills it */}
        <a
          href={to}
          {...rovingProps(of.challenge.info.id)}
          tabIndex={isTabStop ? 0 : -1}
          aria-haspopup="dialog"
        />
      </ChallengeTile>
    </li>
  )
})
