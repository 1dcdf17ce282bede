import type { Game } from '@halyard/api'
import { useSearchParams } from 'react-router'
import { useScheduleState } from '#shared/game/schedule.ts'
import { useMayOpen } from '#shared/session/user.ts'

/** Which scoreboard of a frozen game staff looks at: the one of everybody, or the one with all solves. The address says which. */
export function useLiveChoice(game: Game) {
  const [search, setSearch] = useSearchParams()
  const isStaff = useMayOpen()('monitorOverview', game.id)
  const isOffered = useScheduleState(game).frozenSince !== undefined && isStaff
  return {
    isOffered,
    isLive: isOffered && search.get('solves') === 'all',
    choose: (isLive: boolean) =>
      setSearch(
        (current) => {
          if (isLive) current.set('solves', 'all')
          else current.delete('solves')
          return current
        },
        { replace: true, preventScrollReset: true },
      ),
  }
}
