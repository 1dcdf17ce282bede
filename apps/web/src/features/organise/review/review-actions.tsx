import type { ParticipationStatus } from '@halyard/api'
import { PARTICIPATION_TRANSITIONS } from '@halyard/rules'
import { Button, Kbd } from '@halyard/ui'
import type { ButtonProps, PaletteItem } from '@halyard/ui'
import { msg } from '@lingui/core/macro'
import type { MessageDescriptor } from '@lingui/core'
import { useLingui } from '@lingui/react/macro'
import { Ban, Check, X } from 'lucide-react'
import type { LucideIcon } from 'lucide-react'
import { useShortcuts } from '#shared/preferences/shortcuts.ts'

/** What a reviewer can make of a team. */
export type Verdict = Exclude<ParticipationStatus, 'Pending' | 'Unsubmitted'>

type Look = {
  label: MessageDescriptor
  key: string
  Icon: LucideIcon
  tone: NonNullable<ButtonProps['tone']>
}

const looks = {
  Accepted: { label: msg`Accept`, key: 'a', Icon: Check, tone: 'soft' },
  Rejected: {
    label: msg({ message: 'Reject', context: 'a team' }),
    key: 'r',
    Icon: X,
    tone: 'danger',
  },
  Suspended: { label: msg`Suspend`, key: 's', Icon: Ban, tone: 'danger' },
} as const satisfies Record<Verdict, Look>

const lift = msg`Lift suspension`

/** The verdict of a key. */
export const verdictOf = (key: string): Verdict | undefined =>
  (['Accepted', 'Rejected', 'Suspended'] as const).find((verdict) => looks[verdict].key === key)

/** What may become of a team in this state. */
export const verdictsFor = (status: ParticipationStatus): readonly Verdict[] =>
  PARTICIPATION_TRANSITIONS[status]

/** What may become of a team, as entries of the command palette. */
export function useVerdictActions(
  from: ParticipationStatus,
  onVerdict: (verdict: Verdict) => void,
): readonly PaletteItem[] {
  const { i18n } = useLingui()
  return verdictsFor(from).map((verdict) => {
    const { Icon } = looks[verdict]
    return {
      id: `verdict-${verdict}`,
      label: i18n._(labelOf(verdict, from)),
      icon: <Icon size={16} />,
      onSelect: () => onVerdict(verdict),
    }
  })
}

/** A team that is suspended is not accepted again: its suspension is lifted. */
const labelOf = (verdict: Verdict, from: ParticipationStatus) =>
  from === 'Suspended' ? lift : looks[verdict].label

type VerdictButtonProps = {
  verdict: Verdict
  /** State of the team, which gives the verdict its name. */
  from: ParticipationStatus
  /** How many teams it is for, when there are several. */
  count?: string
  onSelect: () => void
}

/** One verdict as a button, with the key that does the same. */
export function VerdictButton({ verdict, from, count, onSelect }: VerdictButtonProps) {
  const { i18n } = useLingui()
  const [hasKeys] = useShortcuts()
  const { key, Icon, tone } = looks[verdict]
  const name = i18n._(labelOf(verdict, from))
  const isMany = count !== undefined
  return (
    <Button
      tone={tone}
      size={isMany ? 'sm' : 'md'}
      icon={<Icon size={16} />}
      onClick={onSelect}
      aria-keyshortcuts={hasKeys && !isMany ? key : undefined}
      trailing={
        isMany ? (
          <span>{count}</span>
        ) : (
          hasKeys && (
            <span aria-hidden>
              <Kbd>{key.toUpperCase()}</Kbd>
            </span>
          )
        )
      }
    >
      {name}
    </Button>
  )
}
