import { useLingui } from '@lingui/react/macro'
import { useState } from 'react'

const noKeys: ReadonlySet<string> = new Set()

/** The key of a row that has a number. */
export const idKey = ({ id }: { id: number }): string => String(id)

/**
 * Rows that are chosen for something done to all of them. Those that a filter hides, or that are gone, are not. `selection` is
 * for the table.
 */
export function useSelection<Row>(shown: readonly Row[], keyOf: (row: Row) => string) {
  'use memo'
  const { t } = useLingui()
  const [chosen, setChosen] = useState<ReadonlySet<string>>(new Set())
  const rows = chosen.size === 0 ? [] : shown.filter((row) => chosen.has(keyOf(row)))
  return {
    rows,
    clear: () => setChosen(new Set()),
    selection: {
      selected: rows.length === 0 ? noKeys : new Set(rows.map(keyOf)),
      onChange: setChosen,
      labels: { all: t`Select all`, row: (name: string) => t`Select ${name}` },
    },
  }
}

export type Selection = ReturnType<typeof useSelection>['selection']
