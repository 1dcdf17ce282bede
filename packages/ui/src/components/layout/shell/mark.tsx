import type { ComponentProps } from 'react'

/** The product's mark: a swallowtail with a lit window on its mast. */
export function Mark({ size = 22, ...rest }: ComponentProps<'svg'> & { size?: number }) {
  return (
    <svg viewBox="0 0 24 28" width={(size * 24) / 28} height={size} aria-hidden {...rest}>
      <path
        d="M2 1.5v25"
        stroke="var(--h-color-neutral-9)"
        strokeWidth={2.4}
        strokeLinecap="round"
      />
      <path d="M4.5 3H23l-4 6.5 4 6.5H4.5Z" fill="var(--h-color-accent-9)" />
      <path d="M8.5 7.4h5v4.4h-5Z" fill="var(--h-color-onAccent)" />
    </svg>
  )
}
