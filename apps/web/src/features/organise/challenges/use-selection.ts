import { useState } from 'react'
import type { ChallengeLine } from '#features/organise/readiness/checks.ts'

const nothing: readonly ChallengeLine[] = []
const noKeys: ReadonlySet<string> = new Set()

/** Challenges that are chosen for something done to all of them. Those that the filters hide, or that are gone, are not. */
export function useSelection(shown: readonly ChallengeLine[]) {
  'use memo'
  const [chosen, setChosen] = useState<ReadonlySet<string>>(new Set())
  const lines = chosen.size === 0 ? nothing : shown.filter(({ id }) => chosen.has(String(id)))
  return {
    lines,
    selected: lines.length === 0 ? noKeys : new Set(lines.map(({ id }) => String(id))),
    onChange: setChosen,
    clear: () => setChosen(new Set()),
  }
}

export type Selection = Pick<ReturnType<typeof useSelection>, 'selected' | 'onChange'>
