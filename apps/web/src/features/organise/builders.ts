// Valid things with one interesting difference, for tests.
import type { EditChallenge } from '#features/organise/challenge/challenge-form.ts'
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

/** A challenge as its organisers get it. */
export const anEditChallenge = (changes: Partial<EditChallenge> = {}): EditChallenge => ({
  id: 7,
  title: 'Harbourmaster',
  content: 'Moor the ship.',
  category: 'Web',
  type: 'StaticAttachment',
  hints: [],
  flagTemplate: null,
  isEnabled: false,
  acceptedCount: 0,
  fileName: 'attachment',
  attachment: null,
  testContainer: null,
  flags: [],
  containerImage: '',
  memoryLimit: 64,
  cpuCount: 1,
  storageLimit: 256,
  exposePort: 80,
  networkMode: 'Open',
  enableTrafficCapture: false,
  disableBloodBonus: false,
  deadlineUtc: null,
  submissionLimit: 0,
  originalScore: 1000,
  minScoreRate: 0.25,
  difficulty: 5,
  ...changes,
})
