import type { ExpressionMistake, ScoringKind } from '@halyard/rules'
import { msg } from '@lingui/core/macro'
import type { MessageDescriptor } from '@lingui/core'
import { useLingui } from '@lingui/react/macro'

/** What the ways are called in which points fall. */
export const scoringWord: Record<ScoringKind, MessageDescriptor> = {
  curve: msg({ message: 'Curve', comment: 'How the points of a challenge fall.' }),
  static: msg({ message: 'Not at all', comment: 'How the points of a challenge fall.' }),
  linear: msg({ message: 'Straight line', comment: 'How the points of a challenge fall.' }),
  logarithmic: msg({ message: 'Parabola', comment: 'How the points of a challenge fall.' }),
  expression: msg({ message: 'Formula', comment: 'How the points of a challenge fall.' }),
}

/** What each way means. */
export const scoringNote: Record<ScoringKind, MessageDescriptor> = {
  curve: msg`The points fall fast at first, then more and more slowly.`,
  static: msg`Every team gets the same points.`,
  linear: msg`Every solve costs the same, as with “linear” in CTFd.`,
  logarithmic: msg`The points fall slowly at first, then faster, as with “logarithmic” in CTFd.`,
  expression: msg`A formula of yours gives the points.`,
}

/** Says where a formula has a mistake. */
export function useMistakeTexts(): (mistake: ExpressionMistake) => string {
  const { t } = useLingui()
  return ({ at, problem, text }) => {
    const position = at + 1
    const words = {
      tooLong: () => t`The formula is too long.`,
      unfinished: () => t`Something is missing at the end of the formula.`,
      unexpected: () => t`“${text}” at character ${position} cannot be there.`,
      unknownName: () =>
        t`“${text}” at character ${position} is unknown. Use solves, max, min, decay or teams.`,
    }
    return words[problem]()
  }
}
