import { useEffect, useRef, useState } from 'react'
import { useLocation, useSearchParams } from 'react-router'
import { searchOf } from '#shared/routing/pending-search.ts'
import type { Participation } from '#features/organise/review/participations.ts'

/** Milliseconds after which the address follows. Safari refuses more than a hundred changes of it in half a minute. */
const addressLagMs = 400

/**
 * The team that is looked at: `?team=`, and from then on a place in the list. When a team leaves the list, because it was decided on,
 * the next one takes its place.
 */
export function useCurrentTeam(rows: readonly Participation[]) {
  const location = useLocation()
  const [search, setSearch] = useSearchParams()
  const asked = search.get('team')
  const [place, setPlace] = useState({ id: Number(asked), index: 0 })
  const [followed, setFollowed] = useState(asked)
  // A link to another team, or Back.
  if (asked !== followed) {
    setFollowed(asked)
    if (asked !== null && Number(asked) !== place.id) setPlace({ id: Number(asked), index: 0 })
  }
  const found = rows.findIndex(({ id }) => id === place.id)
  const index = found >= 0 ? found : Math.min(place.index, rows.length - 1)
  const current = rows[index]
  const isChosen = asked !== null

  // The place of a team that goes is kept before it goes.
  if (current && (current.id !== place.id || index !== place.index)) {
    setPlace({ id: current.id, index })
  }
  const shownId = current?.id
  const timer = useRef<ReturnType<typeof setTimeout>>(undefined)
  useEffect(() => {
    if (!isChosen || shownId === undefined || String(shownId) === asked) return undefined
    const follow = () =>
      setSearch(
        (now) => {
          now.set('team', String(shownId))
          return now
        },
        { replace: true, preventScrollReset: true },
      )
    timer.current = setTimeout(follow, addressLagMs)
    return () => clearTimeout(timer.current)
  }, [isChosen, shownId, asked, setSearch])

  const move = (to: Participation | undefined) => {
    if (to) setPlace({ id: to.id, index: rows.indexOf(to) })
  }
  return {
    current,
    index,
    /** Somebody asked for this very team: small screens open it. */
    isChosen,
    next: rows[index + 1],
    previous: rows[index - 1],
    move,
    open: (row: Participation) => {
      move(row)
      const next = searchOf(location)
      next.set('team', String(row.id))
      setSearch(next, { replace: true, preventScrollReset: true })
    },
    close: () => {
      // What is about to follow would open it again.
      clearTimeout(timer.current)
      setSearch(
        (now) => {
          now.delete('team')
          return now
        },
        { replace: true, preventScrollReset: true },
      )
    },
  }
}

export type CurrentTeam = ReturnType<typeof useCurrentTeam>
