import { VisuallyHidden } from '@halyard/ui'
import { plural } from '@lingui/core/macro'
import { useLingui } from '@lingui/react/macro'
import { useEffect, useRef, useState } from 'react'
import { newsSince, quietFor } from '#features/scoreboard/summary/news.ts'
import type { News } from '#features/scoreboard/summary/news.ts'
import { useFormat } from '#shared/format/format.ts'

type LiveSummaryProps = { solves: number; rank: number | undefined }

/** Announces to screen readers what has happened on the board, in one sentence at most every half minute. */
export function LiveSummary({ solves, rank }: LiveSummaryProps) {
  const { t } = useLingui()
  const format = useFormat()
  const news = useNews(solves, rank)
  const count = news?.solves ?? 0
  const parts = [
    count > 0 && t`${plural(count, { one: '# new solve.', other: '# new solves.' })}`,
    news?.rank !== undefined && t`Your rank: ${{ rank: format.number(news.rank) }}.`,
  ]
  return <VisuallyHidden role="status">{parts.filter(Boolean).join(' ')}</VisuallyHidden>
}

function useNews(solves: number, rank: number | undefined): News | undefined {
  const announced = useRef({ solves, rank })
  const announcedAt = useRef(Number.NEGATIVE_INFINITY)
  const [news, setNews] = useState<News>()
  useEffect(() => {
    const next = newsSince(announced.current, { solves, rank })
    if (!next) return undefined
    const wait = Math.max(0, announcedAt.current + quietFor - performance.now())
    const timer = setTimeout(() => {
      announced.current = { solves, rank }
      announcedAt.current = performance.now()
      setNews(next)
    }, wait)
    return () => clearTimeout(timer)
  }, [solves, rank])
  return news
}
