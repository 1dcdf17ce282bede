// Valid things with one interesting difference, for tests.
import type { ChallengeSettings } from '@halyard/api'
import type { ChallengeLine } from '#features/organise/readiness/checks.ts'

/** A challenge as the list of its game has it. */
export const aChallengeLine = (changes: Partial<ChallengeLine> = {}): ChallengeLine => ({
  id: 7,
  title: 'Knots',
  category: 'Misc',
  type: 'StaticAttachment',
  isEnabled: true,
  score: 1000,
  minScore: 250,
  originalScore: 1000,
  deadlineUtc: null,
  ...changes,
})

/** A challenge as its editor has it, with all that it needs. */
export const someSettings = (changes: Partial<ChallengeSettings> = {}): ChallengeSettings => ({
  id: 7,
  title: 'Knots',
  content: 'Untie it.',
  category: 'Misc',
  type: 'StaticAttachment',
  hints: [],
  flagTemplate: null,
  isEnabled: true,
  acceptedCount: 0,
  fileName: 'attachment',
  attachment: { id: 1, type: 'Local', url: '/assets/ab/knots.zip', fileSize: 12 },
  testContainer: null,
  flags: [{ id: 1, flag: 'flag{untied}', attachment: null }],
  containerImage: null,
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
