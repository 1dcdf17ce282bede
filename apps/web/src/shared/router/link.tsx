import { use } from 'react'
import type { ComponentProps, MouseEvent } from 'react'
import { LocationContext, useLocation, useRouter } from '#shared/router/context.ts'
import type { NavigateOptions, To } from '#shared/router/types.ts'

export type LinkProps = Omit<ComponentProps<'a'>, 'href'> & NavigateOptions & { to: To }

/** A press that means another tab, a download or nothing of ours. */
const isForBrowser = (event: MouseEvent<HTMLAnchorElement>) =>
  event.button !== 0 ||
  event.metaKey ||
  event.ctrlKey ||
  event.shiftKey ||
  event.altKey ||
  event.currentTarget.hasAttribute('download') ||
  !['', '_self'].includes(event.currentTarget.target)

/** An address that means the same wherever the page is. */
const isWhole = (to: To) => typeof to === 'string' && to.startsWith('/')

/** A link inside the site. Its screen's code is fetched when the pointer or the focus comes near. */
export function Link({
  to,
  replace,
  state,
  preventScrollReset,
  atOnce,
  onClick,
  onPointerEnter,
  onFocus,
  children,
  ...rest
}: LinkProps) {
  const router = useRouter()
  // Only what is read from where the page is has to follow it.
  if (!isWhole(to)) use(LocationContext)
  return (
    <a
      {...rest}
      href={router.href(to)}
      onPointerEnter={(event) => {
        onPointerEnter?.(event)
        router.preload(to)
      }}
      onFocus={(event) => {
        onFocus?.(event)
        router.preload(to)
      }}
      onClick={(event) => {
        onClick?.(event)
        if (event.defaultPrevented || isForBrowser(event)) return
        event.preventDefault()
        const isHere = router.href(to) === router.href({})
        const options = { replace: replace ?? isHere, state, preventScrollReset, atOnce }
        void router.navigate(to, options)
      }}
    >
      {children}
    </a>
  )
}

export type NavLinkProps = LinkProps & {
  /** Active only at this very address, not below it. */
  end?: boolean
}

/** A link that says with `aria-current` when the page is at its address or below. */
export function NavLink({ end, ...rest }: NavLinkProps) {
  const own = pathOf(useRouter().href(rest.to))
  const here = pathOf(useLocation().pathname)
  const isActive = here === own || (!end && own !== '/' && here.startsWith(`${own}/`))
  return <Link aria-current={isActive ? 'page' : undefined} {...rest} />
}

/** A path to compare: letter case and a slash at the end say nothing. */
const pathOf = (address: string) =>
  (address.split(/[?#]/)[0] ?? '').toLowerCase().replace(/(.)\/$/, '$1')
