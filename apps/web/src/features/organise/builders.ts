// Valid things with one interesting difference, for tests.
import type { EditGame } from '#features/organise/games/filter.ts'
import { gameEnd, gameStart } from '#shared/game/builders.ts'

/** A game as its organisers get it. */
export const anEditGame = (changes: Partial<EditGame> = {}): EditGame => ({
  id: 1,
  title: 'Harbour Lights CTF',
  hidden: false,
  summary: '',
  content: '',
  acceptWithoutReview: false,
  writeupRequired: false,
  inviteCode: null,
  teamMemberCountLimit: 0,
  containerCountLimit: 3,
  poster: null,
  publicKey: 'cHVibGljIGtleQ==',
  practiceMode: true,
  start: gameStart,
  end: gameEnd,
  writeupDeadline: gameEnd,
  writeupNote: '',
  bloodBonus: 52_459_530,
  ...changes,
})
