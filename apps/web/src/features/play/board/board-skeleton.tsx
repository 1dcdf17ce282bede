import { Loading, Skeleton } from '@halyard/ui'
import { useLingui } from '@lingui/react/macro'
import * as styles from '#features/play/board/board.css.ts'

const shelves = ['first', 'second', 'third', 'fourth']
const tiles = ['a', 'b', 'c', 'd', 'e']

/** The board's shape: filter, shelves of tiles, feed. */
export function BoardSkeleton() {
  const { t } = useLingui()
  return (
    <Loading label={t`Loading the challenges`}>
      <div className={styles.page}>
        <div className={`${styles.filter} ${styles.wideOnly}`}>
          {tiles.map((tile) => (
            <Skeleton key={tile} height="1.75rem" shape="box" />
          ))}
        </div>
        <div className={styles.main}>
          {shelves.map((shelf) => (
            <div key={shelf} className={styles.shelfSkeleton}>
              <Skeleton width="8rem" height="1.5rem" />
              <div className={styles.tileSkeletons}>
                {tiles.map((tile) => (
                  <Skeleton key={tile} height="5.25rem" shape="box" />
                ))}
              </div>
            </div>
          ))}
        </div>
        <div className={styles.feed}>
          <Skeleton height="20rem" shape="box" />
        </div>
      </div>
    </Loading>
  )
}
