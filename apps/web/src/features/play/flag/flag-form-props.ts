import type { Challenge, Game, Solve } from '@halyard/api'

export type FlagFormProps = {
  game: Game
  challenge: Challenge
  solve: Solve | undefined
  /** The organisers have closed it meanwhile. */
  isGone: boolean
  /** Points of the challenge now. */
  points: number
  /** Where to go after an accepted flag. */
  next: { id: number; title: string } | undefined
  onNext: (challengeId: number) => void
  onClose: () => void
  /** The field asks for the focus, after coming from another challenge. */
  hasFocus: boolean
}
