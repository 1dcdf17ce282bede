import type { ParticipationStatus } from '@halyard/api'
import { invalidateReviewed, useReviewParticipation } from '@halyard/query'
import { useLingui } from '@lingui/react/macro'
import { useQueryClient } from '@tanstack/react-query'
import type { Party } from '#features/monitor/cheat/cases.ts'
import { ErrorMessage } from '#shared/errors/error-message.tsx'
import { confirm, toast } from '#shared/feedback/feedback.ts'

/** Milliseconds in which a suspension can be taken back without looking for the button. */
const undoMs = 8000

/** Suspends a team, after a question, or lifts its suspension; both can be taken back. */
export function useSuspension(gameId: number, { id: participationId, team, divisionId }: Party) {
  const { t } = useLingui()
  const client = useQueryClient()
  const { mutateAsync, isPending } = useReviewParticipation()
  const { name } = team
  const id = `suspension-${participationId}`
  const set = async (status: ParticipationStatus) => {
    await mutateAsync({ gameId, participationId, divisionId, status })
    await invalidateReviewed(client, gameId)
  }
  const setOrToast = async (status: ParticipationStatus): Promise<boolean> => {
    try {
      await set(status)
      return true
    } catch (error) {
      const title = t`“${name}” was not changed`
      toast({ tone: 'bad', id, title, body: <ErrorMessage error={error} /> })
      return false
    }
  }
  const showToast = (status: 'Suspended' | 'Accepted') => {
    const isSuspended = status === 'Suspended'
    toast({
      tone: 'ok',
      id,
      title: isSuspended ? t`“${name}” is suspended` : t`“${name}” is taking part again`,
      autoCloseMs: undoMs,
      action: {
        label: t`Undo`,
        onSelect: () => void setOrToast(isSuspended ? 'Accepted' : 'Suspended'),
      },
    })
  }
  const suspend = () =>
    confirm({
      title: t`Suspend “${name}”?`,
      body: t`Suspending takes the team off the scoreboard and keeps it from playing. Its solves are kept.`,
      action: t`Suspend the team`,
      tone: 'danger',
      run: async () => {
        await set('Suspended')
        showToast('Suspended')
      },
    })
  const lift = () =>
    void setOrToast('Accepted').then((isLifted) => isLifted && showToast('Accepted'))
  return { suspend, lift, isPending }
}
