import type { ChallengeSettings } from '@halyard/api'
import { ALL_PERMISSIONS, GAME_PERMISSION } from '@halyard/rules'
import { describe, expect, it } from 'vitest'
import { anEditGame } from '#features/organise/builders.ts'
import { aChallengeLine, someSettings } from '#features/organise/readiness/challenge-builders.ts'
import { checkChallenge, checkGame, isUntried } from '#features/organise/readiness/checks.ts'
import type { ChallengeFacts, GameFacts } from '#features/organise/readiness/checks.ts'
import { gameEnd, gameStart } from '#shared/game/builders.ts'

const ready: GameFacts = {
  game: anEditGame(),
  challenges: [{ isEnabled: false }, { isEnabled: true }],
  divisions: [],
  nowMs: gameStart - 1,
}
const closed = { defaultPermissions: ALL_PERMISSIONS & ~GAME_PERMISSION.JoinGame }
const open = { defaultPermissions: GAME_PERMISSION.JoinGame }
const game = (changes: Parameters<typeof anEditGame>[0]) => ({ game: anEditGame(changes) })

describe('a game', () => {
  const cases: [string, Partial<GameFacts>, string[]][] = [
    ['that is complete', {}, []],
    ['without challenges', { challenges: [] }, ['noChallenge']],
    ['without an enabled one', { challenges: [{ isEnabled: false }] }, ['noneEnabled']],
    ['that nobody finds', game({ hidden: true }), ['hidden']],
    ['that began unseen', { ...game({ hidden: true }), nowMs: gameStart }, ['startPast', 'hidden']],
    ['that runs', { nowMs: gameStart + 1 }, []],
    [
      'whose write-ups are due before its end',
      game({ writeupRequired: true, writeupDeadline: gameEnd - 1 }),
      ['writeupTooEarly'],
    ],
    [
      'whose write-ups are due at its end',
      game({ writeupRequired: true, writeupDeadline: gameEnd }),
      [],
    ],
    ['that asks for no write-ups', game({ writeupDeadline: 0 }), []],
    [
      'whose challenges are all released later',
      {
        challenges: [{ isEnabled: false }],
        schedule: { freezeAt: gameEnd, releases: [{ releaseAt: gameStart }] },
      },
      [],
    ],
    [
      'that freezes before its start',
      { schedule: { freezeAt: gameStart - 1, releases: [] } },
      ['freezeOutside'],
    ],
    [
      'with a release at its end',
      { schedule: { freezeAt: null, releases: [{ releaseAt: gameEnd }] } },
      ['releaseAfterEnd'],
    ],
    ['whose divisions are all closed', { divisions: [closed, closed] }, ['noDivisionOpen']],
    ['with one open division', { divisions: [closed, open] }, []],
    ['whose divisions are not known yet', { divisions: undefined }, []],
  ]
  it.each(cases)('%s', (_which, changes, expected) => {
    expect(checkGame({ ...ready, ...changes })).toEqual(expected)
  })
})

const withFile = (id: number) => ({
  id,
  flag: `flag{${id}}`,
  attachment: { id, type: 'Local', url: '/assets/ab/a', fileSize: 1 } as const,
})

describe('a challenge', () => {
  const cases: [
    string,
    ChallengeFacts['line']['type'],
    Partial<ChallengeSettings>,
    string[],
    Partial<ChallengeFacts>?,
  ][] = [
    ['that is complete', 'StaticAttachment', {}, []],
    ['without flag', 'StaticAttachment', { flags: [] }, ['noFlag']],
    [
      'that names a file which is not there',
      'StaticAttachment',
      { attachment: null, content: 'What hides in `knots.pcapng`?' },
      ['noFile'],
    ],
    ['that needs no file', 'StaticAttachment', { attachment: null, content: 'Decode 7A6F6F.' }, []],
    [
      'that links to what there is to see',
      'StaticAttachment',
      { attachment: null, content: 'See [this.zip](https://example.org).' },
      [],
    ],
    [
      'whose file was taken away',
      'StaticContainer',
      {
        attachment: { id: 1, type: 'None', url: null, fileSize: null },
        content: 'The source is in app.zip.',
        containerImage: 'knots:1',
      },
      ['noFile'],
    ],
    ['without statement', 'StaticAttachment', { content: ' \n' }, ['noStatement']],
    ['with an instance and its image', 'StaticContainer', { containerImage: 'knots:1' }, []],
    ['without image', 'StaticContainer', { containerImage: ' ' }, ['noImage']],
    ['without port', 'DynamicContainer', { containerImage: 'a', exposePort: null }, ['noPort']],
    ['whose flags are generated', 'DynamicContainer', { containerImage: 'a', flags: [] }, []],
    ['with a file for each flag', 'DynamicAttachment', { flags: [withFile(1)] }, []],
    [
      'with a flag that has no file',
      'DynamicAttachment',
      { flags: [withFile(1), { id: 2, flag: 'flag{2}', attachment: null }] },
      ['flagsWithoutFile'],
    ],
    [
      'with fewer flags than teams',
      'DynamicAttachment',
      { flags: [withFile(1)] },
      ['fewFlags'],
      { teamCount: 2 },
    ],
    [
      'with a flag for each team',
      'DynamicAttachment',
      { flags: [withFile(1), withFile(2)] },
      [],
      { teamCount: 2 },
    ],
    ['without any flag for its teams', 'DynamicAttachment', { flags: [] }, ['noFlag']],
    [
      'that closes as the game begins',
      'StaticAttachment',
      {},
      ['closesBeforeStart'],
      { line: { type: 'StaticAttachment', deadlineUtc: gameStart } },
    ],
  ]
  it.each(cases)('%s (%s)', (_which, type, settings, expected, facts) => {
    const line = aChallengeLine({ type })
    const details = someSettings({ type, ...settings })
    const about = { line, details, game: anEditGame(), teamCount: undefined, ...facts }
    expect(checkChallenge(about)).toEqual(expected)
  })
})

it.each([
  ['StaticAttachment', null, false],
  ['DynamicContainer', null, true],
  ['DynamicContainer', 'Pending', true],
  ['DynamicContainer', 'Running', false],
] as const)('instances of %s with a test instance %s are untried: %s', (type, status, expected) => {
  const testContainer = status && { status, startedAt: 0, expectStopAt: 1, entry: '' }
  expect(isUntried(someSettings({ type, testContainer }))).toBe(expected)
})
