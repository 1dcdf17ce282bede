import { askedPauseMs, hasStatus } from '@halyard/api'
import { invalidateJudged, useGetSubmissionStatus } from '@halyard/query'
import { useLingui } from '@lingui/react/macro'
import { useQueryClient } from '@tanstack/react-query'
import { useEffect, useEffectEvent, useRef } from 'react'
import { dispatchSubmission, useSubmissions } from '#features/play/flag/submissions-store.ts'
import { verdictOf, waitBeforeAsking } from '#features/play/flag/submissions.ts'
import type { Submission, Verdict } from '#features/play/flag/submissions.ts'
import { useUnanswered } from '#features/play/flag/use-unanswered.ts'
import { now } from '#shared/clock/clock.ts'
import { toast } from '#shared/feedback/feedback.ts'

type AnswerWatcherProps = {
  gameId: number
  /** The challenge whose dialog is open: its verdict is shown there. */
  openId: number | undefined
  /** The game may have ended under the dialog: then it shows nothing any more. */
  isBoardOpen: boolean
  titleOf: (challengeId: number) => string
}

/**
 * Asks after every answer on its way until it is judged, whether its dialog is open or not, and also when the board has
 * closed meanwhile. Shows nothing itself.
 */
export function AnswerWatcher({ gameId, openId, isBoardOpen, titleOf }: AnswerWatcherProps) {
  const own = useSubmissions().sent.filter((sent) => sent.gameId === gameId)
  const pending = own.filter(({ verdict }) => !verdict)
  useLastVerdict(
    isBoardOpen,
    own.find(({ challengeId }) => challengeId === openId),
    titleOf,
  )
  return pending.map((sent) => {
    const common = {
      sent,
      isOpen: isBoardOpen && sent.challengeId === openId,
      title: titleOf(sent.challengeId),
    }
    if (sent.submissionId !== undefined) {
      return <PendingAnswer key={sent.submissionId} submissionId={sent.submissionId} {...common} />
    }
    return sent.isUnanswered ? (
      <UnansweredAnswer key={`unanswered ${sent.challengeId} ${sent.sentAt}`} {...common} />
    ) : null
  })
}

type AnswerProps = { sent: Submission; isOpen: boolean; title: string }

/** The server has it: asks for the verdict. */
function PendingAnswer({ submissionId, ...props }: AnswerProps & { submissionId: number }) {
  const { sent } = props
  const { data, error } = useGetSubmissionStatus(sent.gameId, sent.challengeId, submissionId, {
    // Each question is asked once; the pace of the next one is what the interval says.
    retry: false,
    refetchInterval: ({ state }) => {
      const pause = waitBeforeAsking(
        state.dataUpdateCount + state.errorUpdateCount,
        now() - sent.sentAt,
      )
      return Math.max(pause, askedPauseMs(state.error))
    },
  })
  useSettled(hasStatus(error, 404) ? 'lost' : verdictOf(data), props)
  return null
}

/** Nobody knows whether the server has it: finds out. A solve found that way may be a teammate's, so it is not celebrated. */
function UnansweredAnswer(props: AnswerProps) {
  const verdict = useUnanswered(props.sent)
  const { challengeId } = props.sent
  useEffect(() => {
    if (verdict === 'accepted') dispatchSubmission({ type: 'closed', challengeId })
  }, [verdict, challengeId])
  useSettled(verdict, props)
  return null
}

/** Records a verdict, once, and refetches what it changed. */
function useSettled(verdict: Verdict | undefined, { sent, isOpen, title }: AnswerProps) {
  const client = useQueryClient()
  const announce = useAnnouncement()
  const settle = useEffectEvent((found: Verdict) => {
    dispatchSubmission({ type: 'judged', challengeId: sent.challengeId, verdict: found })
    void invalidateJudged(client, sent)
    if (!isOpen) announce(found, title)
  })
  useEffect(() => {
    if (verdict) settle(verdict)
  }, [verdict])
}

/** A verdict this fresh, in milliseconds, may not have been read when the board closes. */
const fresh = 60_000

/** When the game ends right after a verdict, the dialog that shows it goes: then it is said once more. */
function useLastVerdict(
  isBoardOpen: boolean,
  sent: Submission | undefined,
  titleOf: AnswerWatcherProps['titleOf'],
) {
  const announce = useAnnouncement()
  const announceVerdict = useEffectEvent(() => {
    if (sent?.verdict && now() - sent.sentAt < fresh) {
      announce(sent.verdict, titleOf(sent.challengeId))
    }
  })
  const wasOpen = useRef(isBoardOpen)
  useEffect(() => {
    if (wasOpen.current && !isBoardOpen) announceVerdict()
    wasOpen.current = isBoardOpen
  }, [isBoardOpen])
}

/** For a verdict that comes when its dialog is closed. */
function useAnnouncement() {
  const { t } = useLingui()
  return (verdict: Verdict, title: string) => {
    switch (verdict) {
      case 'accepted':
        return toast({ tone: 'ok', title: t`Flag accepted: ${title}` })
      case 'wrong':
        return toast({ tone: 'warn', title: t`Not the flag: ${title}` })
      case 'lost':
        return toast({
          tone: 'bad',
          title: t`The server lost your flag for ${title}. Submit it again.`,
        })
      case 'not-sent':
        return toast({
          tone: 'bad',
          title: t`Your flag for ${title} did not arrive. Submit it again.`,
        })
      case 'unsure':
      case 'unknown':
        return toast({
          tone: 'warn',
          title: t`It is unclear whether your flag for ${title} arrived.`,
        })
      default:
        return verdict satisfies never
    }
  }
}
