import { useGetTeamPresence, useUpdateWorking } from '@halyard/query'
import { useEffect } from 'react'
import { Mates } from '#features/play/presence/mates.tsx'
import { useShared } from '#features/play/presence/use-shared.ts'
import type { TeamMarks } from '#features/play/board/marks/marks.ts'
import { now } from '#shared/clock/clock.ts'
import { useUser } from '#shared/session/user.ts'

/** A mark that ends sooner is said again while its page is looked at, milliseconds. */
const renewBefore = 3_600_000
/** How often is looked whether one ends, milliseconds. */
const lookEvery = 60_000

type PresenceWatchProps = {
  gameId: number
  /** What the board shows of it; undefined where the team shares nothing. Stays the same function. */
  onChange: (marks: TeamMarks | undefined) => void
}

/** Reads what the own team shares, for the board, and says again that the reader is still at work. Shows nothing itself. */
export function PresenceWatch({ gameId, onChange }: PresenceWatchProps) {
  'use memo'
  useRenewal(gameId)
  const shared = useShared(gameId)
  useEffect(() => {
    if (shared === 'waiting') return
    onChange(
      shared && {
        working: shared.working,
        people: new Map(
          [...shared.mates].map(([id, mates]) => [id, <Mates key={id} mates={mates} />]),
        ),
        notes: shared.notes,
      },
    )
  }, [shared, onChange])
  return null
}

function useRenewal(gameId: number): void {
  const me = useUser()?.userId
  const { data } = useGetTeamPresence(gameId)
  const { mutate } = useUpdateWorking()
  useEffect(() => {
    const own = (data?.workers ?? []).filter(({ userId }) => userId === me)
    const renew = () => {
      if (document.visibilityState !== 'visible') return
      for (const { challengeId, until } of own)
        if (until - now() < renewBefore) mutate({ gameId, challengeId, isWorking: true })
    }
    renew()
    const timer = setInterval(renew, lookEvery)
    return () => clearInterval(timer)
  }, [data, gameId, me, mutate])
}
