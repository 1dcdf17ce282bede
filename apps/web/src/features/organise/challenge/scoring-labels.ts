import type { ExpressionMistake, ScoringKind } from '@halyard/rules'
import { msg } from '@lingui/core/macro'
import type { MessageDescriptor } from '@lingui/core'
import { useLingui } from '@lingui/react/macro'

/** What the ways are called in which points fall. */
export const scoringLabel: Record<ScoringKind, MessageDescriptor> = {
  curve: msg({ message: 'Curve', comment: 'How the points of a challenge fall.' }),
  static: msg({ message: 'Not at all', comment: 'How the points of a challenge fall.' }),
  linear: msg({ message: 'Straight line', comment: 'How the points of a challenge fall.' }),
  logarithmic: msg({ message: 'Parabola', comment: 'How the points of a challenge fall.' }),
  expression: msg({ message: 'Formula', comment: 'How the points of a challenge fall.' }),
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
