import type { MonitorEntry } from '@halyard/query'
import { Badge, IconButton } from '@halyard/ui'
import { Trans, useLingui } from '@lingui/react/macro'
import { Ban, Undo2 } from 'lucide-react'
import { useSolveCorrection } from '#features/monitor/corrections/use-solve-correction.tsx'

/** That a right answer does not count, and the button of an administrator that changes it. */
export function SolveCorrection({ entry }: { entry: MonitorEntry }) {
  const { t } = useLingui()
  const { mayCorrect, voidSolve, restore } = useSolveCorrection(entry)
  const { voided } = entry
  return (
    <>
      {voided && (
        <Badge tone="warn" title={voided.reason}>
          <Trans comment="Mark on a right answer: organizers decided that it does not count.">
            Voided
          </Trans>
        </Badge>
      )}
      {mayCorrect && (
        <IconButton
          size="sm"
          label={voided ? t`Restore the solve` : t`Void the solve`}
          onClick={voided ? restore : voidSolve}
        >
          {voided ? <Undo2 size={14} /> : <Ban size={14} />}
        </IconButton>
      )}
    </>
  )
}
