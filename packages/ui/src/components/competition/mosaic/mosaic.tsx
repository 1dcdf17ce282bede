import { assignInlineVars } from '@vanilla-extract/dynamic'
import type { ReactNode } from 'react'
import { cx } from '#shared/cx.ts'
import { Picture } from '#shared/picture.tsx'
import { hashName } from '../house-flag/generate.ts'
import { type MosaicCloth, mosaicPaths } from './mosaic-paths.ts'
import * as styles from './mosaic.css.ts'

const cloths: readonly MosaicCloth[] = ['night', 'dusk', 'dawn', 'lit', 'bright']
const hues = [258, 300, 10, 160, 105, 55, 215]

export type MosaicProps = {
  /** Seeds the tiles, and the hue unless `isBrand`. */
  name: string
  /** In the brand's hue, for the login panel. */
  isBrand?: boolean
  columns?: number
  rows?: number
  className?: string
}

/** Tiles of house flags in one hue: the picture of a game without a poster. Decorative. */
export function Mosaic({ name, isBrand = false, columns = 16, rows = 6, className }: MosaicProps) {
  const { grounds, figures, width, height } = mosaicPaths(name, columns, rows)
  const hue = hues[hashName(name) % hues.length] ?? 258
  return (
    <svg
      viewBox={`0 0 ${width} ${height}`}
      preserveAspectRatio="xMidYMid slice"
      aria-hidden
      shapeRendering="crispEdges"
      className={cx(styles.mosaic, className)}
      style={isBrand ? undefined : assignInlineVars({ [styles.source]: `oklch(0.6 0.18 ${hue})` })}
    >
      {[grounds, figures].map((layer, index) =>
        cloths.map((cloth) => (
          <path key={`${cloth} ${index}`} d={layer[cloth]} className={styles.fills[cloth]} />
        )),
      )}
    </svg>
  )
}

export type PosterProps = MosaicProps & {
  /** An uploaded poster takes the mosaic's place, with the same scrim, unless it cannot be loaded. */
  src?: string | null | undefined
  /** Darkening for text on it: at the lower edge, or fading into the page. */
  scrim?: 'none' | 'edge' | 'page'
  children?: ReactNode
}

/** A game's picture: its poster, else its mosaic. Give it a size from outside. */
export function Poster({ src, scrim = 'none', children, className, ...mosaic }: PosterProps) {
  const made = <Mosaic {...mosaic} />
  return (
    <div className={cx(styles.frame, className)}>
      {src ? (
        <Picture src={src} fallback={made} loading="eager" className={styles.picture} />
      ) : (
        made
      )}
      {scrim === 'edge' && <div className={styles.scrim} />}
      {scrim === 'page' && <div className={styles.pageScrim} />}
      {children}
    </div>
  )
}
