import { Badge } from '@halyard/ui'
import { Trans } from '@lingui/react/macro'
import { Check, Clock, MessageSquareText } from 'lucide-react'
import type { StaffQuestion } from '#features/organise/questions/use-queue.ts'

/** Whether a question waits, who has claimed it, or that it is answered. */
export function QuestionState({ question }: { question: StaffQuestion }) {
  const { state, claimedBy: name, isMine, isPublic } = question
  if (state === 'open')
    return (
      <Badge tone="warn" icon={<Clock size={12} />}>
        <Trans comment="State of a question that nobody has taken yet.">Open</Trans>
      </Badge>
    )
  if (state === 'claimed')
    return (
      <Badge tone={isMine ? 'accent' : 'info'} icon={<MessageSquareText size={12} />}>
        {isMine ? <Trans>Claimed by you</Trans> : <Trans>Claimed by {name}</Trans>}
      </Badge>
    )
  return (
    <Badge tone="ok" icon={<Check size={12} />}>
      {isPublic ? <Trans>Answered to everyone</Trans> : <Trans>Answered</Trans>}
    </Badge>
  )
}
