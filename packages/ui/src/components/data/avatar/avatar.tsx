import { assignInlineVars } from '@vanilla-extract/dynamic'
import { cx } from '#shared/cx.ts'
import { Picture } from '#shared/picture.tsx'
import * as styles from './avatar.css.ts'
import { lookOf } from './look.ts'

export type AvatarProps = {
  name: string
  src?: string | null | undefined
  /** Diameter in px. */
  size?: number
  className?: string
}

/** A person's picture, else the first letter on a colour of the name. Decorative; the name is beside it. */
export function Avatar({ name, src, size = 28, className }: AvatarProps) {
  const { initial: letter, hue } = lookOf(name)
  const shared = {
    className: cx(styles.avatar, className),
    style: assignInlineVars({
      [styles.size]: `${size / 16}rem`,
      [styles.hueAngle]: hue,
    }),
  }
  const initial = (
    <span aria-hidden {...shared}>
      {letter}
    </span>
  )
  return src ? <Picture src={src} fallback={initial} {...shared} /> : initial
}
