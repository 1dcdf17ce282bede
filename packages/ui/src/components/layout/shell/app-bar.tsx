import { Search } from 'lucide-react'
import { Slot } from 'radix-ui'
import type { ComponentProps, ReactNode } from 'react'
import type { Labelled } from '#shared/labelled.ts'
import { cx } from '#shared/cx.ts'
import { coversTop } from '#shared/covers.ts'
import { Picture } from '#shared/picture.tsx'
import { Kbd } from '../../data/kbd/kbd.tsx'
import { Mark } from './mark.tsx'
import * as styles from './shell.css.ts'

export type AppBarProps = {
  /** Mark, title, the game as a switcher; on a phone also back and the page's title. */
  start: ReactNode
  /** Site navigation; gone on phones, where the bottom tabs take over. */
  nav?: ReactNode
  end?: ReactNode
}

/** Sticky upper bar of the whole width. */
export function AppBar({ start, nav, end }: AppBarProps) {
  return (
    <header ref={coversTop} className={styles.appBar}>
      <div className={styles.start}>{start}</div>
      {nav}
      <div className={styles.end}>{end}</div>
    </header>
  )
}

export type BrandProps = {
  name: ReactNode
  /** The server's logo takes the mark's place. */
  logoUrl?: string | null | undefined
  /** The mark alone on phones: what is beside it needs the room. */
  isBrief?: boolean
}

type BrandMarkProps = Pick<BrandProps, 'logoUrl'> & { className?: string }

/** The server's logo, else the product's mark. */
export function BrandMark({ logoUrl, className }: BrandMarkProps) {
  const looks = cx(styles.brandMark, className)
  const mark = <Mark className={looks} />
  if (!logoUrl) return mark
  const size = { height: 24, width: 24 }
  return <Picture src={logoUrl} fallback={mark} loading="eager" className={looks} {...size} />
}

/** Mark (or logo) and title; put it into the link that leads home. */
export function Brand({ name, logoUrl, isBrief = false }: BrandProps) {
  return (
    <span className={styles.brand}>
      <BrandMark logoUrl={logoUrl} />
      <span className={cx(styles.brandName, isBrief && styles.briefName)}>{name}</span>
    </span>
  )
}

export function BarDivider() {
  return (
    <span className={styles.brandDivider} aria-hidden>
      /
    </span>
  )
}

export function SiteNav({ label, ...rest }: ComponentProps<'nav'> & Labelled) {
  return <nav className={styles.nav} aria-label={label} {...rest} />
}

/** Looks of a link in the bar; its `aria-current` marks it. */
export function NavItem({ icon, children }: { icon?: ReactNode; children: ReactNode }) {
  return (
    <Slot.Root className={styles.navItem}>
      {icon}
      <Slot.Slottable>{children}</Slot.Slottable>
    </Slot.Root>
  )
}

export type SearchButtonProps = Omit<ComponentProps<'button'>, 'children'> & {
  label: string
  keys?: readonly string[]
}

/** Opens the command palette; an icon below 90 em, where some languages leave the bar no room. */
export function SearchButton({ label, keys = [], ...rest }: SearchButtonProps) {
  return (
    <button type="button" className={styles.searchButton} {...rest}>
      <Search size={16} aria-hidden />
      <span className={styles.searchText}>{label}</span>
      <span className={styles.searchKeys} aria-hidden>
        {keys.map((key) => (
          <Kbd key={key}>{key}</Kbd>
        ))}
      </span>
    </button>
  )
}
