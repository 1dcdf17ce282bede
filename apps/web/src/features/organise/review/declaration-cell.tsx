import { useLingui } from '@lingui/react/macro'
import { Badge } from '@halyard/ui'
import { acceptedOf } from '#features/organise/review/declaration-states.ts'
import type { Participation } from '#features/organise/review/participations.ts'
import { useFormat } from '#shared/format/format.ts'

/** How many players of a team have accepted the declaration of its division; nothing where it asks for none. */
export function DeclarationCell({ row }: { row: Participation }) {
  const { t } = useLingui()
  const { number } = useFormat()
  const counts = acceptedOf(row)
  if (!counts) return null
  const [accepted, all] = [number(counts.accepted), number(counts.all)]
  return (
    <Badge tone={counts.accepted === counts.all ? 'ok' : 'warn'}>
      {t({
        message: `${accepted} of ${all} accepted`,
        comment: 'How many players of a team have accepted the declaration of its division.',
      })}
    </Badge>
  )
}
