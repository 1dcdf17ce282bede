import type { Challenge } from '@halyard/api'
import { Accordion, Badge } from '@halyard/ui'
import { Trans, useLingui } from '@lingui/react/macro'
import { Lightbulb } from 'lucide-react'
import { Suspense, useEffect, useRef, useState } from 'react'
import * as styles from '#features/play/challenge/challenge-dialog.css.ts'
import { isNewHint } from '#features/play/challenge/seen-hints.ts'
import { Markdown } from '#shared/content/markdown.tsx'
import { useQuestion } from '#shared/feedback/feedback.ts'
import { lazyPart } from '#shared/lazy-part.ts'

const LockedHints = lazyPart(
  'LockedHints',
  () => import('#features/play/challenge/hints/locked-hints.tsx'),
)

type HintsProps = {
  gameId: number | undefined
  challenge: Challenge
  seen: number | undefined
}

/** The hints of a challenge: those that can be read, then those that the team has yet to open. */
export function Hints({ gameId, challenge, seen }: HintsProps) {
  const { t } = useLingui()
  const { hints, section, unfolded, setUnfolded, unfoldNext } = useHints(challenge)
  const locked = challenge.lockedHints ?? []
  if (hints.length + locked.length === 0) return null
  return (
    <section ref={section}>
      <h3 className={styles.hintsTitle}>
        <span className={styles.hintIcon}>
          <Lightbulb size={16} aria-hidden />
        </span>
        <Trans comment="Help that the organisers give for a challenge.">Hints</Trans>{' '}
        {hints.length + locked.length}
      </h3>
      <Accordion
        level={4}
        value={unfolded}
        onValueChange={setUnfolded}
        items={hints.map((hint, index) => {
          const number = index + 1
          return {
            value: String(index),
            title: t`Hint ${number}`,
            badge: isNewHint(index, seen) && <Badge tone="accent">{t`New`}</Badge>,
            content: <Markdown source={hint} size="sm" />,
          }
        })}
      />
      {gameId !== undefined && locked.length > 0 && (
        <Suspense>
          <LockedHints gameId={gameId} challenge={challenge} onOpened={unfoldNext} />
        </Suspense>
      )}
    </section>
  )
}

/** What the reader has unfolded. A hint that was just opened, which is the last, is unfolded and gets the focus of the button that is gone. */
function useHints(challenge: Challenge) {
  const hints = challenge.hints ?? []
  const section = useRef<HTMLElement>(null)
  const [unfolded, setUnfolded] = useState<string[]>([])
  const wanted = useRef<number>(undefined)
  const isAsking = useQuestion(({ question }) => question !== undefined)
  useEffect(() => {
    // The question keeps the focus while it is open, and the hint may come after it has gone.
    if (wanted.current === undefined || isAsking || hints.length <= wanted.current) return
    section.current?.querySelectorAll<HTMLElement>('h4 button').item(wanted.current).focus()
    wanted.current = undefined
  })
  const unfoldNext = () => {
    wanted.current = hints.length
    setUnfolded((open) => [...open, String(hints.length)])
  }
  return { hints, section, unfolded, setUnfolded, unfoldNext }
}
