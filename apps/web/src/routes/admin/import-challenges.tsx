import { ImportChallenges } from '#features/organise/packs/import-challenges.tsx'
import { useEditedGame } from '#features/organise/edited-game.ts'

export function Component() {
  return <ImportChallenges game={useEditedGame()} />
}
