import type { ParticipationStatus } from '@halyard/api'
import { invalidateReviewed, useReviewParticipation } from '@halyard/query'
import { useLingui } from '@lingui/react/macro'
import { useQueryClient } from '@tanstack/react-query'
import type { Party } from '#features/monitor/cheat/cases.ts'
import { ErrorWords } from '#shared/errors/error-words.tsx'
import { toast } from '#shared/feedback/feedback.ts'

/** Milliseconds in which a suspension can be taken back without looking for the button. */
const undoMs = 8000

/** Suspends a team or lifts its suspension; at once, and can be taken back. */
export function useSuspension(gameId: number, { id: participationId, team, divisionId }: Party) {
  const { t } = useLingui()
  const client = useQueryClient()
  const { mutateAsync, isPending } = useReviewParticipation()
  const { name } = team
  const id = `suspension-${participationId}`
  const set = async (status: ParticipationStatus): Promise<boolean> => {
    try {
      await mutateAsync({ gameId, participationId, divisionId, status })
      await invalidateReviewed(client, gameId)
      return true
    } catch (error) {
      const title = t`“${name}” was not changed`
      toast({ tone: 'bad', id, title, body: <ErrorWords error={error} /> })
      return false
    }
  }
  const change = async (status: 'Suspended' | 'Accepted') => {
    if (!(await set(status))) return
    const isSuspended = status === 'Suspended'
    toast({
      tone: 'ok',
      id,
      title: isSuspended ? t`“${name}” is suspended` : t`“${name}” takes part again`,
      autoCloseMs: undoMs,
      action: {
        label: t`Undo`,
        onSelect: () => void set(isSuspended ? 'Accepted' : 'Suspended'),
      },
    })
  }
  return { change, isPending }
}
