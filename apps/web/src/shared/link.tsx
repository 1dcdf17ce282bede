import type { ComponentProps, FocusEvent, PointerEvent } from 'react'
import { createContext, use } from 'react'
import { Link as RouterLink, NavLink as RouterNavLink, useMatch } from 'react-router'
import type { To } from 'react-router'

/** Loads the code of the screen at an address, so that a press finds it there. Given by the application. */
export const PrefetchContext = createContext<(to: To) => void>(() => {})

type LinkProps = ComponentProps<typeof RouterLink>

/** React Router's link; the code of its screen is prefetched when the pointer or the focus comes near. */
export function Link(props: LinkProps) {
  return <RouterLink {...props} {...usePrefetchOf(props)} />
}

/** A link that says with `aria-current` when the page is at its address or below. */
export function NavLink(props: ComponentProps<typeof RouterNavLink>) {
  return <RouterNavLink {...props} {...usePrefetchOf(props)} />
}

/** A link to the first page of a part of the site, which is current on all pages of the part: `/admin/*`. */
export function PartLink({ part, ...props }: LinkProps & { part: string }) {
  const isCurrent = useMatch(part) !== null
  return <Link {...props} aria-current={isCurrent ? 'page' : undefined} />
}

function usePrefetchOf({
  to,
  onPointerEnter,
  onFocus,
}: Omit<LinkProps, 'className' | 'children' | 'style'>) {
  const prefetch = use(PrefetchContext)
  return {
    onPointerEnter(event: PointerEvent<HTMLAnchorElement>) {
      onPointerEnter?.(event)
      prefetch(to)
    },
    onFocus(event: FocusEvent<HTMLAnchorElement>) {
      onFocus?.(event)
      prefetch(to)
    },
  }
}
