import type { GameSettings } from '@halyard/api'
import type { ComponentType } from 'react'
import { toChallengeForm } from '#features/organise/challenge/challenge-form.ts'
import type { EditChallenge } from '#features/organise/challenge/challenge-form.ts'
import type { PreviewProps } from '#features/organise/challenge/challenge-screen.tsx'
import { playersView } from '#features/organise/challenge/players-view.ts'

type FlagsPreviewProps = {
  game: GameSettings
  challenge: EditChallenge
  Preview: ComponentType<PreviewProps>
  onClose: () => void
}

/** The stored challenge as players see it. */
export function FlagsPreview({ game, challenge, Preview, onClose }: FlagsPreviewProps) {
  return (
    <Preview
      {...playersView(challenge, toChallengeForm(challenge))}
      gameStart={game.start}
      bonus={game.bloodBonus}
      onClose={onClose}
    />
  )
}
