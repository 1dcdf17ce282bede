import type { Game } from '@halyard/api'
import { useOutletContext } from 'react-router'
import { QuestionsScreen } from '#features/play/questions/questions-screen.tsx'

export function Component() {
  return <QuestionsScreen game={useOutletContext<Game>()} />
}
