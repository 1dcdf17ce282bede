import { Callout, Stack } from '@halyard/ui'
import { Trans } from '@lingui/react/macro'
import { LockKeyhole } from 'lucide-react'
import type { Asked } from '#features/games/fields/answers.ts'
import { LocalTime } from '#shared/format/local-time.tsx'

/** Why something is asked, who reads it and for how long: said before the first answer. */
export function AskedNote({ asked: { reason, deleteAt } }: { asked: Asked }) {
  const time = <LocalTime at={deleteAt} />
  return (
    <Callout tone="info" icon={<LockKeyhole size={16} />}>
      <Stack gap={2}>
        <span dir="auto">{reason}</span>
        <span>
          <Trans>Only you and the organizers read your answers. They are deleted on {time}.</Trans>
        </span>
      </Stack>
    </Callout>
  )
}
