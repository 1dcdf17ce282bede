import type { ParticipationStatus } from '@halyard/api'
import { StatusBadge } from '@halyard/ui'
import { useLingui } from '@lingui/react/macro'
import { statusLook } from '#shared/game/challenge/status-look.ts'

/** The state of a team in its game. */
export function StatusMark({ status }: { status: ParticipationStatus }) {
  const { i18n } = useLingui()
  const [look, label] = statusLook[status]
  return <StatusBadge status={look}>{i18n._(label)}</StatusBadge>
}
