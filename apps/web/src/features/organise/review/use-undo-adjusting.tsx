import { useUndoAdjustment } from '@halyard/query'
import { useLingui } from '@lingui/react/macro'
import { ErrorMessage } from '#shared/errors/error-message.tsx'
import { toast } from '#shared/feedback/feedback.ts'

/** Lets an adjustment of a team not count any more. */
export function useUndoAdjusting(gameId: number) {
  const { t } = useLingui()
  const { mutateAsync } = useUndoAdjustment()
  const undo = async (adjustmentId: number, name: string) => {
    try {
      await mutateAsync({ gameId, adjustmentId })
      toast({ tone: 'ok', title: t`The adjustment of “${name}” no longer counts` })
    } catch (error) {
      const title = t`The adjustment of “${name}” was not undone`
      toast({ tone: 'bad', title, body: <ErrorMessage error={error} /> })
    }
  }
  return (adjustmentId: number, name: string) => void undo(adjustmentId, name)
}
