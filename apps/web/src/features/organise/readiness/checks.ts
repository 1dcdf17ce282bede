import type { ChallengeSettings, GameSettings, Schema } from '@halyard/api'
import { hasPermission, hasWrittenFlags, isContainerType } from '@halyard/rules'

/** A challenge as in the list of its game. */
export type ChallengeLine = Schema<'ChallengeInfoModel'>

/** `error`: somebody cannot play as intended. `warning`: it may be meant so. */
export type Severity = 'error' | 'warning'

/** What can be wrong with a game as a whole, worst first. */
const gameChecks = {
  noChallenge: 'error',
  noneEnabled: 'error',
  startPast: 'error',
  writeupTooEarly: 'error',
  noDivisionOpen: 'warning',
  freezeOutside: 'warning',
  releaseAfterEnd: 'warning',
  hidden: 'warning',
} as const satisfies Record<string, Severity>
export type GameCheck = keyof typeof gameChecks

/** What can be wrong with a challenge, worst first. */
const challengeChecks = {
  noFlag: 'error',
  noImage: 'error',
  noPort: 'error',
  flagsWithoutFile: 'error',
  fewFlags: 'error',
  closesBeforeStart: 'error',
  noFile: 'warning',
  noStatement: 'warning',
} as const satisfies Record<string, Severity>
export type ChallengeCheck = keyof typeof challengeChecks

/** Every check of challenges, worst first. */
// oxlint-disable-next-line typescript/no-unsafe-type-assertion -- `keys` forgets the names
export const challengeCheckNames = Object.keys(challengeChecks) as ChallengeCheck[]

/** How bad it is. */
export const severityOf = (check: GameCheck | ChallengeCheck): Severity =>
  ({ ...gameChecks, ...challengeChecks })[check]

/** Settings that say how a game can be joined and when. */
type Game = Pick<
  GameSettings,
  'start' | 'end' | 'hidden' | 'writeupRequired' | 'writeupDeadline' | 'practiceMode'
>

export type GameFacts = {
  game: Game
  challenges: readonly Pick<ChallengeLine, 'isEnabled'>[]
  /** Undefined while it is not known. */
  divisions: readonly { defaultPermissions: number }[] | undefined
  /** Undefined on servers without one, and while it is not known. */
  schedule?: { freezeAt: number | null; releases: readonly { releaseAt: number }[] } | undefined
  nowMs: number
}

/** What keeps a game from being played as intended, as far as the game itself is concerned. */
export function checkGame(facts: GameFacts): GameCheck[] {
  const { game, challenges, divisions = [], nowMs } = facts
  const { freezeAt = null, releases = [] } = facts.schedule ?? {}
  const isReleased = releases.some(({ releaseAt }) => releaseAt > nowMs)
  const isOpen = divisions.some(({ defaultPermissions }) =>
    hasPermission(defaultPermissions, 'JoinGame'),
  )
  const found = {
    noChallenge: challenges.length === 0,
    noneEnabled:
      challenges.length > 0 && !isReleased && !challenges.some(({ isEnabled }) => isEnabled),
    // A game that is public runs then, or is over: that is how it goes.
    startPast: game.hidden && game.start <= nowMs,
    writeupTooEarly: game.writeupRequired && game.writeupDeadline < game.end,
    noDivisionOpen: divisions.length > 0 && !isOpen,
    freezeOutside: freezeAt !== null && (freezeAt < game.start || freezeAt > game.end),
    releaseAfterEnd: releases.some(({ releaseAt }) => releaseAt >= game.end),
    hidden: game.hidden,
  } satisfies Record<GameCheck, boolean>
  return namesOf(found)
}

export type ChallengeFacts = {
  line: Pick<ChallengeLine, 'type' | 'deadlineUtc'>
  details: ChallengeSettings
  game: Pick<Game, 'start'>
  /** Teams of the game in any state; undefined while it is not known. */
  teamCount: number | undefined
}

/** What keeps a challenge from being played as intended. */
export function checkChallenge({
  line,
  details,
  game,
  teamCount = 0,
}: ChallengeFacts): ChallengeCheck[] {
  const { type, deadlineUtc } = line
  const { flags, content, attachment, containerImage, exposePort } = details
  const isEachTeams = type === 'DynamicAttachment'
  const found = {
    noFlag: hasWrittenFlags(type) && flags.length === 0,
    noImage: isContainerType(type) && !containerImage.trim(),
    noPort: isContainerType(type) && !exposePort,
    flagsWithoutFile: isEachTeams && flags.some((flag) => !isFile(flag.attachment)),
    // Without any, it is the flag that is missing.
    fewFlags: isEachTeams && flags.length > 0 && flags.length < teamCount,
    closesBeforeStart: deadlineUtc !== null && deadlineUtc <= game.start,
    // Many challenges need none, and the statement may link to what there is to look at.
    noFile: !isEachTeams && !isFile(attachment) && namesFile(content) && !linkPattern.test(content),
    noStatement: content.trim() === '',
  } satisfies Record<ChallengeCheck, boolean>
  return namesOf(found)
}

/** Whether only a start of its own shows that a challenge's instances run: no server knows before. */
export const isUntried = ({ type, testContainer }: ChallengeSettings): boolean =>
  isContainerType(type) && testContainer?.status !== 'Running'

const linkPattern = /https?:\/\//i
/** What files of challenges end with. Not `.js`, which names of programs end with too. */
const filePattern =
  /[\w-]\.(?:zip|7z|rar|tar|t?gz|xz|bz2|zst|pcapng|pcap|py|sage|c|cpp|rs|php|exe|elf|so|dll|apk|jar|bin|img|iso|png|jpe?g|gif|bmp|wav|mp[34]|pdf|docx?|xlsx?|txt|csv|json|log|enc|pem|db|sqlite|mem|raw|evtx|hex|wasm|pyc)\b/i

const namesFile = (content: string) => filePattern.test(content)

const isFile = (attachment: Schema<'Attachment'> | null) =>
  attachment !== null && attachment.type !== 'None'

function namesOf<Name extends string>(found: Record<Name, boolean>): Name[] {
  // oxlint-disable-next-line typescript/no-unsafe-type-assertion -- `keys` forgets the names
  return (Object.keys(found) as Name[]).filter((name) => found[name])
}
