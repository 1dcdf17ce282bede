import { useGetGame, useListMyTeams } from '@halyard/query'
import { HouseFlag } from '@halyard/ui'
import { useLingui } from '@lingui/react/macro'
import { useNavigate } from 'react-router'
import type { Entry, EntryGroup } from '#features/palette/match.ts'
import { useGameId } from '#shared/game/use-game-id.ts'
import { useBoardTable } from '#shared/board/board-query.ts'
import { useSeesBoard } from '#shared/board/use-sees-board.ts'
import { fold } from '#shared/fold.ts'
import { paths } from '#shared/paths.ts'
import { useUser } from '#shared/session/user.ts'

/** Teams of a board that become entries: nobody reads more of them. */
const most = 50

/**
 * The own teams, and the teams on the board of the open game.
 *
 * @param isAsked only teams are asked for: the board is fetched if it is not there yet
 */
export function useTeams(isAsked: boolean, text: string): EntryGroup {
  const { t } = useLingui()
  const own = useOwnTeams()
  const others = useBoardTeams(isAsked, text)
  return { id: 'teams', label: t`Teams`, items: [...own, ...others] }
}

function useOwnTeams(): Entry[] {
  const navigate = useNavigate()
  const isUser = useUser() !== null
  const { data } = useListMyTeams({ enabled: isUser })
  return (data ?? []).map(({ id, name }) => ({
    id: `team-${id}`,
    label: name ?? '',
    icon: <HouseFlag name={name ?? ''} size={17} />,
    onSelect: () => void navigate(paths.teams({ team: id })),
  }))
}

/** The game is there where its screens are open. */
function useMayAsk(gameId: number | undefined): boolean {
  const { data: game } = useGetGame(gameId ?? 0, { enabled: false })
  return useSeesBoard(game)
}

function useBoardTeams(isAsked: boolean, text: string): Entry[] {
  const { t } = useLingui()
  const navigate = useNavigate()
  const gameId = useGameId()
  const mayAsk = useMayAsk(gameId)
  const { data } = useBoardTable(gameId ?? 0, {
    enabled: isAsked && gameId !== undefined && mayAsk,
    refetchInterval: false,
  })
  const wanted = fold(text.trim())
  if (!data || gameId === undefined || (!isAsked && wanted === '')) return []
  const table = data.content
  const places = Array.from(table.id.keys())
    .filter((place) => table.folded[place]?.includes(wanted))
    .slice(0, most)
  return places.map((place) => {
    const id = table.id[place] ?? 0
    const rank = table.rank[place] ?? 0
    const name = table.name[place] ?? ''
    return {
      id: `board-team-${id}`,
      label: name,
      note: rank > 0 ? t`Rank ${rank}` : undefined,
      icon: <HouseFlag name={name} src={table.avatar[place]} size={17} />,
      onSelect: () => void navigate(paths.scoreboard(gameId, { team: id })),
    }
  })
}
