import * as styles from './data-table.css.ts'

/** Takes the height of the rows above or below those that are rendered. */
export function Spacer({ height }: { height: number }) {
  if (height <= 0) return null
  return <tr aria-hidden className={styles.spacer} style={{ blockSize: height }} />
}
