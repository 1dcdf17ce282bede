import { useEffect, useState } from 'react'
import type { Shelf } from '#features/play/board/challenges.ts'
import { packShelves } from '#features/play/board/shelves.ts'
import { useFixedShelves } from '#features/play/board/shelf-order.ts'
import type { Arrangement } from '#features/play/board/shelves.ts'

const storageKey = (gameId: number, columns = 0) => `halyard:shelves:${gameId}:${columns}`

/**
 * Shelves in rows, or each alone in the order of the categories where the reader wants it so or it is not known yet how many tiles
 * fit. The arrangement of the whole board is kept in this browser, so that a new challenge moves nothing else.
 */
export function useShelfRows(
  gameId: number,
  shelves: readonly Shelf[],
  columns: number | undefined,
  isFiltered: boolean,
): Shelf[][] {
  'use memo'
  const [isFixed] = useFixedShelves()
  const key = storageKey(gameId, columns)
  const [kept] = useState(() => new Map<string, Arrangement>())
  const sizes = shelves.map(({ category, challenges }) => ({ category, size: challenges.length }))
  const before = kept.get(key) ?? read(key)
  const alone = sizes.map(({ category }) => [category])
  const rows = isFixed ? alone : packShelves(sizes, columns ?? 1, isFiltered ? [] : before)
  useEffect(() => {
    if (columns === undefined || isFixed || isFiltered || rows.length === 0) return
    kept.set(key, rows)
    keep(key, rows)
  }, [key, kept, columns, isFixed, isFiltered, rows])
  const byName = new Map(shelves.map((shelf) => [shelf.category, shelf]))
  return rows.map((names) => names.flatMap((name) => byName.get(name) ?? []))
}

function keep(key: string, rows: Arrangement) {
  try {
    localStorage.setItem(key, JSON.stringify(rows))
  } catch {
    // Without storage it lasts until the page is left.
  }
}

function read(key: string): Arrangement {
  try {
    const stored: unknown = JSON.parse(localStorage.getItem(key) ?? '[]')
    return isArrangement(stored) ? stored : []
  } catch {
    return []
  }
}

const isArrangement = (value: unknown): value is Arrangement =>
  Array.isArray(value) && value.every((row) => Array.isArray(row))
