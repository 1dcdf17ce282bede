import { assignInlineVars } from '@vanilla-extract/dynamic'
import { cx } from '#shared/cx.ts'
import { Picture } from '#shared/picture.tsx'
import { hashName } from '../../competition/house-flag/generate.ts'
import * as styles from './avatar.css.ts'

export type AvatarProps = {
  name: string
  src?: string | null | undefined
  /** Diameter in px. */
  size?: number
  className?: string
}

const segmenter = new Intl.Segmenter()

/** The first character a person sees, which may be several code points. */
function initialOf(name: string): string {
  const [first] = segmenter.segment(name.trim())
  return first?.segment.toLocaleUpperCase() ?? ''
}

/** A person's picture, else the first letter on a colour of the name. Decorative; the name is beside it. */
export function Avatar({ name, src, size = 28, className }: AvatarProps) {
  const shared = {
    className: cx(styles.avatar, className),
    style: assignInlineVars({
      [styles.size]: `${size / 16}rem`,
      [styles.hueAngle]: String(hashName(name) % 360),
    }),
  }
  const initial = (
    <span aria-hidden {...shared}>
      {initialOf(name)}
    </span>
  )
  return src ? <Picture src={src} fallback={initial} {...shared} /> : initial
}
