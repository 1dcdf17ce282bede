// Valid things with one interesting difference, for tests.
import type { ChallengeSettings } from '@halyard/api'
import { anEditChallenge } from '#features/organise/builders.ts'
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
export const someSettings = (changes: Partial<ChallengeSettings> = {}): ChallengeSettings =>
  anEditChallenge({
    title: 'Knots',
    content: 'Untie it.',
    category: 'Misc',
    isEnabled: true,
    attachment: { id: 1, type: 'Local', url: '/assets/ab/knots.zip', fileSize: 12 },
    flags: [{ id: 1, flag: 'flag{untied}', attachment: null }],
    ...changes,
  })
