import { useEditedGame } from '#features/organise/edited-game.ts'
import { ExportsScreen } from '#features/organise/exports/exports-screen.tsx'
import { StandingsExport } from '#features/scoreboard/export/standings-export.tsx'

export { loadParticipations as loader } from '#features/organise/load-participations.ts'

/** What is left of a game: who took part, and how it ended. */
export function Component() {
  const game = useEditedGame()
  return <ExportsScreen key={game.id} game={game} standings={<StandingsExport game={game} />} />
}
