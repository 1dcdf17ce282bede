import { useEffect, useEffectEvent } from 'react'
import { verdictOf, verdictsFor } from '#features/organise/review/review-actions.tsx'
import type { Verdict } from '#features/organise/review/review-actions.tsx'
import type { CurrentTeam } from '#features/organise/review/use-current-team.ts'
import { isShortcut } from '#shared/preferences/shortcuts.ts'

type ReviewKeys = {
  team: CurrentTeam
  onVerdict: (verdict: Verdict) => void
  onUndo: () => void
  onReveal: () => void
}

/** Keys of the review: `a`, `r` and `s` decide, `n` and `p` go through the list, `u` takes back, `v` shows personal data. */
export function useReviewKeys({ team, onVerdict, onUndo, onReveal }: ReviewKeys): void {
  const handleKey = useEffectEvent((event: KeyboardEvent) => {
    // A question or a menu on top of the screen has keys of its own.
    const isCovered = document.querySelector('[role=alertdialog], [role=menu], [role=listbox]')
    if (!isShortcut(event) || isCovered) return
    const key = event.key.toLowerCase()
    const verdict = verdictOf(key)
    if (verdict && team.current && verdictsFor(team.current.status).includes(verdict)) {
      onVerdict(verdict)
    } else if (key === 'n') team.move(team.next)
    else if (key === 'p') team.move(team.previous)
    else if (key === 'u') onUndo()
    else if (key === 'v') onReveal()
    else return
    event.preventDefault()
  })
  useEffect(() => {
    document.addEventListener('keydown', handleKey)
    return () => document.removeEventListener('keydown', handleKey)
  }, [])
}
