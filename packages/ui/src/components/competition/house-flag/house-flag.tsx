import { cx } from '#shared/cx.ts'
import { Picture } from '#shared/picture.tsx'
import { CLOTH } from '#theme/tokens.ts'
import { designHouseFlag } from './generate.ts'
import * as styles from './house-flag.css.ts'
import { patternPath } from './patterns.ts'

export type HouseFlagProps = {
  /** The name it is made from. */
  name: string
  /** An uploaded picture takes the flag's place. */
  src?: string | null | undefined
  /** Side in px, 17 to 76. */
  size?: number
  className?: string
}

/** Default picture of a team: a flag of two or three colours made from its name. Decorative; the name is beside it. */
export function HouseFlag({ name, src, size = 24, className }: HouseFlagProps) {
  const classes = cx(styles.flag, className)
  const flag = <MadeFlag name={name} size={size} className={classes} />
  if (!src) return flag
  return (
    <Picture
      src={src}
      fallback={flag}
      width={size}
      height={size}
      className={classes}
      style={{ inlineSize: size, blockSize: size }}
    />
  )
}

function MadeFlag({
  name,
  size,
  className,
}: {
  name: string
  size: number
  className: string | undefined
}) {
  const { ground, figure, pattern, mark } = designHouseFlag(name)
  return (
    <svg viewBox="0 0 24 24" width={size} height={size} aria-hidden className={className}>
      <path d="M0 0H24V24H0Z" fill={CLOTH[ground]} />
      <path d={patternPath(pattern)} fill={CLOTH[figure]} />
      {mark && (
        <path d={mark.path} fill={CLOTH[mark.cloth]} transform={`rotate(${mark.turn} 12 12)`} />
      )}
    </svg>
  )
}
