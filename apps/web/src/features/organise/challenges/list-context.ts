import type { GameSettings } from '@halyard/api'
import { createContext, useContext } from 'react'
import type { Edit } from '#features/organise/challenges/consequences.ts'
import type { ChallengeLine } from '#features/organise/readiness/checks.ts'
import type { ChallengeChecks } from '#features/organise/readiness/use-readiness.ts'

/** What the cells of the list call. */
export type ListActions = {
  game: GameSettings
  change: (edits: readonly Edit[]) => void
  clone: (line: ChallengeLine) => void
  remove: (lines: readonly ChallengeLine[]) => void
}

/** Beside the rows, so that a row is rendered again only when its challenge changed. */
export const ListActionsContext = createContext<ListActions | undefined>(undefined)
export const ChecksContext = createContext<ChallengeChecks>(new Map())

/** What the cells of the list call. @throws outside the list */
export function useListActions(): ListActions {
  const actions = useContext(ListActionsContext)
  if (!actions) throw new Error('A cell of the list of challenges stands outside it.')
  return actions
}
