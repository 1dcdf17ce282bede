import { useRestoreSubmission, useVoidSubmission } from '@halyard/query'
import type { MonitorEntry } from '@halyard/query'
import { Stack } from '@halyard/ui'
import { Trans, useLingui } from '@lingui/react/macro'
import { useCorrected } from '#features/monitor/feeds.tsx'
import { now } from '#shared/clock/clock.ts'
import { ErrorMessage } from '#shared/errors/error-message.tsx'
import { confirm, toast } from '#shared/feedback/feedback.ts'
import { NoticeDraft } from '#shared/game/corrections/notice-draft.tsx'
import { plainName } from '#shared/game/corrections/plain-name.ts'
import { ReasonField } from '#shared/game/corrections/reason-field.tsx'
import { usePostNotice } from '#shared/game/corrections/use-post-notice.tsx'
import { useHasExtension } from '#shared/platform/platform.ts'
import { useRunsGame } from '#shared/session/user.ts'

/** Milliseconds in which a change can be undone without looking for the button. */
const undoMs = 8000

/** Voids a solve, after a question for the reason, or restores it; both can be undone. */
export function useSolveCorrection(entry: MonitorEntry) {
  const { t } = useLingui()
  const { gameId, amend } = useCorrected()
  const voiding = useVoidSubmission()
  const restoring = useRestoreSubmission()
  const postNotice = usePostNotice(gameId)
  const runsGame = useRunsGame(gameId)
  const hasExtension = useHasExtension('corrections')
  const { team, challenge, submissionId = 0 } = entry
  const id = `correction-${submissionId}`
  const setVoided = async (reason: string) => {
    await voiding.mutateAsync({ gameId, submissionId, reason })
    amend({ ...entry, voided: { reason, time: now() } })
    toast({
      tone: 'ok',
      id,
      title: t`The solve of “${challenge}” by “${team}” is void`,
      autoCloseMs: undoMs,
      action: { label: t`Undo`, onSelect: () => void restore() },
    })
  }
  const restore = async () => {
    try {
      await restoring.mutateAsync({ gameId, submissionId })
      amend({ ...entry, voided: undefined })
      const title = t`The solve of “${challenge}” by “${team}” counts again`
      toast({ tone: 'ok', id, title, autoCloseMs: undoMs })
    } catch (error) {
      const title = t`The solve of “${challenge}” by “${team}” was not restored`
      toast({ tone: 'bad', id, title, body: <ErrorMessage error={error} /> })
    }
  }
  const voidSolve = () => {
    let reason = ''
    let notice: string | undefined
    const [challengeName, teamName] = [plainName(challenge), plainName(team)]
    confirm({
      title: t`Void the solve of “${challenge}” by “${team}”?`,
      body: (
        <Stack gap={4}>
          <p>
            <Trans>
              The scoreboard will be as if it had never been: points, ranks and first bloods of
              others follow. The team reads the reason, and can solve the challenge again.
            </Trans>
          </p>
          <ReasonField
            onValueChange={(text) => {
              reason = text
            }}
          />
          <NoticeDraft
            draft={t({
              message: `The solve of “${challengeName}” by “${teamName}” no longer counts. Points and ranks have changed.`,
              comment: 'Template of a notice.',
            })}
            onValueChange={(content) => {
              notice = content
            }}
          />
        </Stack>
      ),
      action: t`Void the solve`,
      tone: 'danger',
      run: async () => {
        await setVoided(reason)
        await postNotice(notice)
      },
    })
  }
  return { mayCorrect: runsGame && hasExtension, voidSolve, restore: () => void restore() }
}
