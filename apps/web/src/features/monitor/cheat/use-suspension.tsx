import type { ParticipationStatus } from '@halyard/api'
import { invalidateReviewed, useReviewParticipation } from '@halyard/query'
import { useLingui } from '@lingui/react/macro'
import { useQueryClient } from '@tanstack/react-query'
import type { Party } from '#features/monitor/cheat/cases.ts'
import { ErrorWords } from '#shared/errors/error-words.tsx'
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
  const setOrTell = async (status: ParticipationStatus): Promise<boolean> => {
    try {
      await set(status)
      return true
    } catch (error) {
      const title = t`“${name}” was not changed`
      toast({ tone: 'bad', id, title, body: <ErrorWords error={error} /> })
      return false
    }
  }
  const tell = (status: 'Suspended' | 'Accepted') => {
    const isSuspended = status === 'Suspended'
    toast({
      tone: 'ok',
      id,
      title: isSuspended ? t`“${name}” is suspended` : t`“${name}” is taking part again`,
      autoCloseMs: undoMs,
      action: {
        label: t`Undo`,
        onSelect: () => void setOrTell(isSuspended ? 'Accepted' : 'Suspended'),
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
        tell('Suspended')
      },
    })
  const lift = () => void setOrTell('Accepted').then((isLifted) => isLifted && tell('Accepted'))
  return { suspend, lift, isPending }
}
