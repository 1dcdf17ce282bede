import type { LineChange } from '@halyard/query'
import { isContainerType } from '@halyard/rules'
import type { ChallengeLine } from '#features/organise/readiness/checks.ts'
import type { GamePhase } from '#shared/game/phase/phase.ts'

/** A challenge and what is to become of it. */
export type Edit = { line: ChallengeLine; change: Omit<LineChange, 'challengeId'> }

/** What players notice of a change, with the challenges it concerns. */
export type Consequences = {
  /** A notice of a new challenge goes to everybody. */
  announced: readonly ChallengeLine[]
  /** They leave the board, and their points the teams that have them. */
  withdrawn: readonly ChallengeLine[]
  /** Their running instances are destroyed. */
  stopped: readonly ChallengeLine[]
  /** Teams that solved them get other points. */
  rescored: readonly ChallengeLine[]
}

/** What players notice of changes in a phase of the game. Before the start: nothing. */
export function consequencesOf(edits: readonly Edit[], phase: GamePhase): Consequences {
  const linesOf = (isConcerned: (edit: Edit) => boolean) =>
    phase === 'upcoming' ? [] : edits.filter(isConcerned).map(({ line }) => line)
  const isDisabled = ({ line, change }: Edit) => change.isEnabled === false && line.isEnabled
  return {
    announced: linesOf(
      ({ line, change }) => phase === 'ongoing' && change.isEnabled === true && !line.isEnabled,
    ),
    withdrawn: linesOf(isDisabled),
    stopped: linesOf((edit) => isDisabled(edit) && isContainerType(edit.line.type)),
    rescored: linesOf(
      ({ line, change: { originalScore } }) =>
        originalScore !== undefined && originalScore !== line.originalScore && line.isEnabled,
    ),
  }
}

/** Whether players notice anything. */
export const isNoticed = (consequences: Consequences): boolean =>
  Object.values(consequences).some((lines) => lines.length > 0)

/** What takes an edit back. */
export const undoOf = ({ line, change }: Edit): Edit => ({
  line: { ...line, ...change },
  change: {
    ...(change.isEnabled !== undefined && { isEnabled: line.isEnabled }),
    ...(change.originalScore !== undefined && { originalScore: line.originalScore }),
    ...(change.category !== undefined && { category: line.category }),
  },
})

/** Edits that change anything. */
export const realEdits = (edits: readonly Edit[]): readonly Edit[] =>
  edits.filter(
    ({ line, change }) =>
      (change.isEnabled ?? line.isEnabled) !== line.isEnabled ||
      (change.originalScore ?? line.originalScore) !== line.originalScore ||
      (change.category ?? line.category) !== line.category,
  )
