import type { GameSettings } from '@halyard/api'
import { useOutletContext } from 'react-router'

/** The game whose section is open, as its organisers see it; inside `routes/admin/game.tsx`. */
export const useEditedGame = (): GameSettings => useOutletContext<GameSettings>()
