import type { EntryKind } from '@halyard/query'
import { useLingui } from '@lingui/react/macro'
import {
  CircleCheck,
  CircleHelp,
  CircleX,
  Info,
  LoaderCircle,
  Play,
  ShieldAlert,
  Square,
} from 'lucide-react'
import type { LucideIcon } from 'lucide-react'
import * as styles from './monitor.css.ts'

export const kindIcons = {
  accepted: CircleCheck,
  wrong: CircleX,
  shared: ShieldAlert,
  unknown: CircleHelp,
  checking: LoaderCircle,
  started: Play,
  stopped: Square,
  notice: Info,
} as const satisfies Record<EntryKind, LucideIcon>

export const kindTones = {
  accepted: styles.good,
  wrong: styles.muted,
  shared: styles.bad,
  unknown: styles.doubtful,
  checking: styles.muted,
  started: styles.good,
  stopped: styles.muted,
  notice: styles.muted,
} as const satisfies Record<EntryKind, string>

/** What each kind is called. */
export function useKindLabels(): Readonly<Record<EntryKind, string>> {
  const { t } = useLingui()
  return {
    accepted: t`Flag accepted`,
    wrong: t`Wrong flag`,
    shared: t`Shared flag`,
    unknown: t({ message: 'Unknown', comment: 'Verdict on a flag.' }),
    checking: t({ message: 'Checking', comment: 'A flag has no verdict yet.' }),
    started: t`Instance started`,
    stopped: t`Instance stopped`,
    notice: t`Notice`,
  }
}
