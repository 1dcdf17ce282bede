import { useState } from 'react'

const noKeys: ReadonlySet<string> = new Set()

/** Rows that are chosen for something done to all of them. Those that a filter hides, or that are gone, are not. */
export function useSelection<Row extends { id: number }>(shown: readonly Row[]) {
  'use memo'
  const [chosen, setChosen] = useState<ReadonlySet<string>>(new Set())
  const rows = chosen.size === 0 ? [] : shown.filter(({ id }) => chosen.has(String(id)))
  return {
    rows,
    selected: rows.length === 0 ? noKeys : new Set(rows.map(({ id }) => String(id))),
    onChange: setChosen,
    clear: () => setChosen(new Set()),
  }
}

export type Selection = Pick<ReturnType<typeof useSelection>, 'selected' | 'onChange'>
