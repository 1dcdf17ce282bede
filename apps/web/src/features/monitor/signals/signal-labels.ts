import type { Schema } from '@halyard/api'
import type { MessageDescriptor } from '@lingui/core'
import { msg } from '@lingui/core/macro'

type SignalKind = Schema<'SignalKind'>

export const kindLabels = {
  quick: msg`Quick solve`,
  unopened: msg`Solved without opening`,
  foreignFlag: msg`Flag of another team`,
  sharedAddress: msg`Shared address`,
  sharedBrowser: msg`Shared browser`,
  series: msg`Sudden series`,
  sameWrong: msg`Same wrong answer`,
} as const satisfies Record<SignalKind, MessageDescriptor>

export const factLabels = {
  opened: msg`First opened`,
  downloaded: msg`First downloaded`,
  started: msg`Instance started`,
  solved: msg({ message: 'Solved', context: 'what a team did at a time' }),
  sent: msg({ message: 'Sent', context: 'what a team did at a time' }),
  used: msg`Last used`,
} as const satisfies Record<Schema<'SignalFactKind'>, MessageDescriptor>

export const signalKinds: readonly SignalKind[] = [
  ...(['quick', 'unopened', 'foreignFlag', 'sharedAddress'] as const),
  ...(['sharedBrowser', 'series', 'sameWrong'] as const),
]
