import { useQuestionCounts } from '@halyard/query'
import { NotificationBell } from '@halyard/ui'
import { plural } from '@lingui/core/macro'
import { useLingui } from '@lingui/react/macro'
import { MessageCircleQuestion } from 'lucide-react'
import { useEffect, useEffectEvent, useRef } from 'react'
import { useLocation, useNavigate } from 'react-router'
import { toast } from '#shared/feedback/feedback.ts'
import { showSystemNotification } from '#shared/game/notices/system-notification.ts'
import { paths } from '#shared/paths.ts'
import { useMayOpen } from '#shared/session/user.ts'
import { useTitleMark } from '#shared/title.ts'

type QuestionsBellProps = {
  gameId: number
  /** Whether the bar has room for it; the title counts in any case. */
  hasRoom: boolean
}

/** How many questions of a game nobody has taken yet: in the bar, in the title, and in a message when there are more. */
export function QuestionsBell({ gameId, hasRoom }: QuestionsBellProps) {
  const { t } = useLingui()
  const navigate = useNavigate()
  const { pathname } = useLocation()
  const mayWatch = useMayOpen()('monitorQuestions', gameId)
  const queue = mayWatch ? paths.monitorQuestions(gameId) : paths.gameQuestions(gameId)
  const { data } = useQuestionCounts(gameId)
  const count = data?.open ?? 0
  useTitleMark(count)
  const before = useRef<number>(undefined)
  const isThere = pathname.endsWith('/questions')
  const announce = useEffectEvent((open: number) => {
    const had = before.current
    before.current = open
    if (had === undefined || open <= had || isThere) return
    const title = t`${plural(open, { one: '# question is open', other: '# questions are open' })}`
    showSystemNotification({ title, body: '', tag: `open-questions-${gameId}` })
    toast({
      tone: 'info',
      id: `open-questions-${gameId}`,
      title,
      icon: <MessageCircleQuestion size={18} />,
      autoCloseMs: 8000,
    })
  })
  useEffect(() => {
    if (data) announce(data.open)
  }, [data])
  if (!hasRoom || count === 0) return null
  return (
    <NotificationBell
      label={t`Questions (${count})`}
      unread={count}
      onClick={() => void navigate(queue)}
    />
  )
}
