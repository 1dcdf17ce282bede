import { hasStatus } from '@halyard/api'
import { gameQueries } from '@halyard/query'
import { useLingui } from '@lingui/react/macro'
import { useQuery, useQueryClient } from '@tanstack/react-query'
import { useEffect, useEffectEvent } from 'react'
import { tellOutbox, useOutbox } from '#features/play/flag/outbox-store.ts'
import { verdictOf, waitBeforeAsking } from '#features/play/flag/outbox.ts'
import type { Sent, Verdict } from '#features/play/flag/outbox.ts'
import { now } from '#shared/clock.ts'
import { toast } from '#shared/feedback.ts'

type AnswerWatcherProps = {
  gameId: number
  /** The challenge whose dialog is open: its verdict is shown there. */
  openId: number | undefined
  titleOf: (challengeId: number) => string
}

/** Asks after every answer on its way until it is judged, whether its dialog is open or not. Shows nothing itself. */
export function AnswerWatcher({ gameId, openId, titleOf }: AnswerWatcherProps) {
  const pending = useOutbox().sent.filter((sent) => sent.gameId === gameId && !sent.verdict)
  return pending.map((sent) => (
    <PendingAnswer
      key={sent.submissionId}
      sent={sent}
      isOpen={sent.challengeId === openId}
      title={titleOf(sent.challengeId)}
    />
  ))
}

type PendingAnswerProps = { sent: Sent; isOpen: boolean; title: string }

function PendingAnswer({ sent, isOpen, title }: PendingAnswerProps) {
  const client = useQueryClient()
  const announce = useAnnouncement(title)
  const { data, error } = useQuery({
    ...gameQueries.submissionStatus(sent.gameId, sent.challengeId, sent.submissionId),
    refetchInterval: ({ state }) =>
      waitBeforeAsking(state.dataUpdateCount + state.errorUpdateCount, now() - sent.sentAt),
  })
  const verdict = hasStatus(error, 404) ? 'lost' : verdictOf(data)
  const settle = useEffectEvent((found: Verdict) => {
    tellOutbox({ type: 'judged', submissionId: sent.submissionId, verdict: found })
    void client.invalidateQueries({ queryKey: gameQueries.all(sent.gameId) })
    if (!isOpen) announce(found)
  })
  useEffect(() => {
    if (verdict) settle(verdict)
  }, [verdict])
  return null
}

/** For a verdict that comes when its dialog is closed. */
function useAnnouncement(title: string) {
  const { t } = useLingui()
  return (verdict: Verdict) => {
    if (verdict === 'accepted') toast({ tone: 'ok', title: t`Flag accepted: ${title}` })
    if (verdict === 'wrong') toast({ tone: 'warn', title: t`Not the flag: ${title}` })
    if (verdict === 'lost') {
      toast({ tone: 'bad', title: t`The server lost your answer to ${title}. Send it again.` })
    }
  }
}
