import type { Game } from '@halyard/api'
import { useLingui } from '@lingui/react/macro'
import { MessageCircleQuestion } from 'lucide-react'
import { useEffect, useEffectEvent, useRef } from 'react'
import { useNavigate } from 'react-router'
import { toast } from '#shared/feedback/feedback.ts'
import { showSystemNotification } from '#shared/game/notices/system-notification.ts'
import { useQuestions } from '#shared/game/questions/use-questions.ts'
import { paths } from '#shared/paths.ts'
import { useTitleMark } from '#shared/title.ts'

/** Says that an answer has come, and counts those that nobody has read in the title. What was there at first is only counted. */
export function useQuestionAlerts(game: Game): void {
  const { t } = useLingui()
  const navigate = useNavigate()
  const { questions, unread } = useQuestions(game)
  const announced = useRef<ReadonlySet<string>>(undefined)
  useTitleMark(unread.length)
  const names = unread.map(({ id, answeredAt }) => `${id} ${answeredAt}`).join()
  const announce = useEffectEvent((found: string) => {
    const before = announced.current
    const now = new Set(found === '' ? [] : found.split(','))
    announced.current = now
    if (!before || [...now].every((name) => before.has(name))) return
    const title = t`The organizers have answered your team`
    const body = unread[0]?.content.slice(0, 120) ?? ''
    showSystemNotification({ title, body, tag: `question-${game.id}` })
    toast({
      tone: 'info',
      id: `question-${game.id}`,
      title,
      body,
      icon: <MessageCircleQuestion size={18} />,
      action: { label: t`Read`, onSelect: () => void navigate(paths.questions(game.id)) },
    })
  })
  const isKnown = questions !== undefined
  useEffect(() => {
    if (isKnown) announce(names)
  }, [isKnown, names])
}
