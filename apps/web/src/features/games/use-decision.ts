import type { Game } from '@halyard/api'
import { useLingui } from '@lingui/react/macro'
import { useEffect, useEffectEvent, useRef } from 'react'
import { toast } from '#shared/feedback/feedback.ts'

/** Notifies a waiting player of the organisers' decision: here, and by the system where the page is out of view. */
export function useDecision(game: Game): void {
  const { t } = useLingui()
  const { id: gameId, status } = game
  const seen = useRef({ gameId, status })
  const showToast = useEffectEvent((decision: 'Accepted' | 'Rejected') => {
    const name = game.title
    const isIn = decision === 'Accepted'
    const title = isIn ? t`Your team is in` : t`The organizers declined your team's request`
    toast({ id: `decision-${gameId}`, tone: isIn ? 'ok' : 'warn', title, body: name })
    if (document.visibilityState === 'visible') return
    const news = { title, body: name, tag: `halyard-decision-${gameId}` }
    // The page shows it already, for when it is looked at again.
    import('#shared/game/notices/system-notification.ts')
      .then((module) => module.showSystemNotification(news))
      .catch(() => {})
  })
  useEffect(() => {
    const before = seen.current
    seen.current = { gameId, status }
    if (before.gameId !== gameId || before.status !== 'Pending') return
    if (status === 'Accepted' || status === 'Rejected') showToast(status)
  }, [gameId, status])
}
