import { assignInlineVars } from '@vanilla-extract/dynamic'
import {
  Blocks,
  Braces,
  BrainCircuit,
  CircuitBoard,
  Fingerprint,
  Globe,
  KeyRound,
  type LucideIcon,
  Radar,
  Rewind,
  Shapes,
  Skull,
  Smartphone,
  Telescope,
} from 'lucide-react'
import type { ReactNode } from 'react'
import { cx } from '#shared/cx.ts'
import { hue } from '#theme/hue.css.ts'
import type { Category } from '#theme/tokens.ts'
import * as styles from './category-mark.css.ts'

const icons = {
  Misc: Shapes,
  Crypto: KeyRound,
  Pwn: Skull,
  Web: Globe,
  Reverse: Rewind,
  Blockchain: Blocks,
  Forensics: Fingerprint,
  Hardware: CircuitBoard,
  Mobile: Smartphone,
  PPC: Braces,
  AI: BrainCircuit,
  Pentest: Radar,
  OSINT: Telescope,
} as const satisfies Record<Category, LucideIcon>

export type CategoryIconProps = {
  category: Category
  /** Px of the icon; with a plate, of the plate. */
  size?: number
  hasPlate?: boolean
  /** Name for readers, where it has no visible label. */
  label?: string
}

/** The icon of a category in its colour. */
export function CategoryIcon({ category, size, hasPlate = false, label }: CategoryIconProps) {
  const Icon = icons[category]
  const plate = size ?? 24
  return (
    <span
      className={cx(hue[category], styles.icon({ hasPlate }))}
      style={assignInlineVars({ [styles.plateSize]: `${plate / 16}rem` })}
      {...(label ? { role: 'img', 'aria-label': label } : { 'aria-hidden': true })}
    >
      <Icon size={hasPlate ? Math.max(14, Math.round(plate * 0.46)) : (size ?? 16)} />
    </span>
  )
}

export type CategoryMarkProps = Omit<CategoryIconProps, 'label'> & {
  /** The category's name in the user's language. */
  children: ReactNode
}

/** Icon plus name in the category's colour. */
export function CategoryMark({ category, children, ...icon }: CategoryMarkProps) {
  return (
    <span className={cx(hue[category], styles.mark)}>
      <CategoryIcon category={category} {...icon} />
      <span className={styles.label}>{children}</span>
    </span>
  )
}
