import { from } from '@halyard/ui/breakpoints'
import { Suspense } from 'react'
import type { ReactNode } from 'react'
import { useMedia } from '#shared/hooks/use-media.ts'
import { lazyComponent } from '#shared/lazy-component.tsx'
import type { ModuleWith } from '#shared/lazy-part.ts'

const wide = from('md')

/**
 * A table that narrow screens show as cards.
 *
 * @param name of the table in its module
 * @returns the table, and what prefetches it where there is room for it
 */
export function lazyTable<Name extends string, Module extends ModuleWith<Name>>(
  name: Name,
  load: () => Promise<Module>,
) {
  const [Table, prefetch] = lazyComponent(name, load)
  const preload = () => {
    if (window.matchMedia(wide).matches) void prefetch()
  }
  return [Table, preload] as const
}

type TableOrCardsProps = {
  /** A `lazyTable`. */
  table: ReactNode
  /** Shown until the table has loaded. */
  fallback: ReactNode
  /** A `CardList`, below the `SortField` where there is an order to choose. */
  cards: ReactNode
}

/** A list as a table, and as cards where there is no room for one. */
export function TableOrCards({ table, fallback, cards }: TableOrCardsProps) {
  return useMedia(wide) ? <Suspense fallback={fallback}>{table}</Suspense> : cards
}
