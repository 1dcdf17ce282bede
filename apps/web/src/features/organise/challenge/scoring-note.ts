import type { ScoringKind } from '@halyard/rules'
import { msg } from '@lingui/core/macro'
import type { MessageDescriptor } from '@lingui/core'

/** What each way means. */
export const scoringNote: Record<ScoringKind, MessageDescriptor> = {
  curve: msg`The points fall fast at first, then more and more slowly.`,
  static: msg`Every team gets the same points.`,
  linear: msg`Every solve costs the same, as with “linear” in CTFd.`,
  logarithmic: msg`The points fall slowly at first, then faster, as with “logarithmic” in CTFd.`,
  expression: msg`A formula of yours gives the points.`,
}
