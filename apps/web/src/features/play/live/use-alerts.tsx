import type { Game, Notice } from '@halyard/api'
import { Pennant } from '@halyard/ui'
import { plural } from '@lingui/core/macro'
import { useLingui } from '@lingui/react/macro'
import { Lightbulb, Megaphone, Plus } from 'lucide-react'
import type { ReactNode } from 'react'
import { useEffect, useEffectEvent } from 'react'
import { isolate } from '#i18n/isolate.ts'
import { chime } from '#shared/game/notices/chime.ts'
import { alertSettings, isWanted } from '#shared/game/notices/alert-settings.ts'
import { isBlood, kindOf } from '#shared/game/notices/notice-kind.ts'
import { claimUnannounced } from '#features/play/notices/announced.ts'
import { useNoticeText } from '#features/play/notices/use-notice-text.ts'
import { toast } from '#shared/feedback/feedback.ts'
import { showSystemNotification } from '#shared/game/notices/system-notification.ts'
import { useNotices } from '#shared/game/notices/use-notices.ts'
import { useStanding } from '#shared/game/standing/use-standing.ts'

/** A page in view shows news first; one in the background waits this long for it, in milliseconds. */
const courtesy = 700
const shownAtOnce = 3

const icons = {
  first: <Pennant kind="first" size={22} />,
  second: <Pennant kind="second" size={22} />,
  third: <Pennant kind="third" size={22} />,
  hint: <Lightbulb size={18} />,
  challenge: <Plus size={18} />,
  notice: <Megaphone size={18} />,
} as const satisfies Record<ReturnType<typeof kindOf>, ReactNode>

/** Shows new notices as the player wished, once in this browser: in the page that is in view, else by the system. */
export function useAlerts(game: Game): void {
  const { t } = useLingui()
  const textOf = useNoticeText()
  const { data: notices } = useNotices(game.id, useStanding(game))

  const showHere = (notice: Notice, icon: ReactNode) => {
    const { title, body } = textOf(notice)
    toast({
      id: `notice-${game.id}-${notice.id}`,
      tone: isBlood(notice) ? 'blood' : 'info',
      icon,
      title,
      body: <bdi>{body}</bdi>,
      autoCloseMs: 8000,
    })
  }
  const showOutside = (notice: Notice) => {
    const { title, body } = textOf(notice)
    const tag = `halyard-${game.id}-${notice.id}`
    showSystemNotification({ title: `${title} · ${isolate(game.title)}`, body, tag })
  }
  const announce = useEffectEvent((news: readonly Notice[]) => {
    const wishes = alertSettings()
    // The own team's bloods are shown under its own flag; over that a toast would take the next press of Escape.
    const isOwn = ({ values }: Notice) => values.length > 1 && values[0] === game.teamName
    const wanted = news.filter((notice) => isWanted(kindOf(notice.type), wishes) && !isOwn(notice))
    if (wanted.length === 0) return
    if (wishes.sound) void chime().catch(() => {})
    const isInView = document.visibilityState === 'visible'
    if (!isInView && !wishes.desktop) return
    for (const notice of wanted.slice(-shownAtOnce)) {
      const kind = kindOf(notice.type)
      if (isInView) showHere(notice, icons[kind])
      else showOutside(notice)
    }
    const left = wanted.length - shownAtOnce
    if (left > 0 && isInView) {
      toast({
        tone: 'info',
        title: t`${plural(left, { one: '# more notice', other: '# more notices' })}`,
      })
    }
  })
  useEffect(() => {
    if (!notices) return undefined
    const claim = async () => {
      const news = await claimUnannounced(game.id, notices)
      if (news.length > 0) announce(news)
    }
    if (document.visibilityState === 'visible') {
      void claim()
      return undefined
    }
    const timer = setTimeout(() => void claim(), courtesy)
    return () => clearTimeout(timer)
  }, [game.id, notices])
}
