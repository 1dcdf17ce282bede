// What the files of a game package look like, long on purpose: one view of the format. Times are ISO-8601 texts, and all ranges are those of
// the contract.
import {
  CHALLENGE_CATEGORIES,
  CHALLENGE_TYPES,
  EXPRESSION_LENGTH,
  LOCKED_TILES,
  MOST_REQUIRED,
  SCORING_KINDS,
} from '@halyard/rules'
import { Ajv2020 } from 'ajv/dist/2020.js'
import { DEFAULT_SCORE, DEFAULT_STORAGE_MB } from '#modules/edit/package/format.ts'
import type { SignalSettings } from '#modules/game/signals/policy.ts'
import type {
  PackedCooldown,
  PackedHints,
  PackedRequirement,
} from '#modules/edit/package/challenge-rules.ts'
import type { PackedCannedAnswers } from '#modules/edit/package/canned-answers-part.ts'
import type { PackedDeclarations } from '#modules/edit/package/declarations-part.ts'
import type { PackedMatches } from '#modules/edit/package/flag-matches.ts'
import type {
  PackedChallenge,
  PackedFields,
  PackedPresence,
  PackedGame,
  PackedSchedule,
  PackedScoring,
} from '#modules/edit/package/format.ts'

const INT32 = 2_147_483_647
const int = (minimum: number, maximum = INT32, more: object = {}) => ({
  type: 'integer',
  minimum,
  maximum,
  ...more,
})
const text = (maxLength: number) => ({ type: 'string', maxLength, default: '' })
const flag = (byDefault: boolean) => ({ type: 'boolean', default: byDefault })
/** Null is a value of its own, so that a mistake is one of the schema: "must be null" would help nobody. */
const nullable = (schema: object) => {
  const { type, default: _, ...rest }: { type?: unknown; default?: unknown } = schema
  return { ...rest, type: [type, 'null'] }
}
const listOf = (items: object, maxItems: number) => ({
  type: 'array',
  items,
  maxItems,
  default: [],
})
const object = (properties: object, required: readonly string[] = []) => ({
  type: 'object',
  properties,
  required,
})
const time = {
  title: 'time such as 2026-12-05T10:00:00+00:00',
  type: 'string',
  pattern: String.raw`^\d{4}-\d{2}-\d{2}T\d{2}:\d{2}:\d{2}(\.\d+)?(Z|[+-]\d{2}:\d{2})$`,
}
const hash = { title: 'SHA-256 in small letters', type: 'string', pattern: '^[0-9a-f]{64}$' }
const title = { type: 'string', minLength: 1, maxLength: 500 }
const inviteCode = nullable({ type: 'string', maxLength: 32 })
const permissions = listOf({ type: 'string' }, 64)
const permille = { type: 'integer', minimum: 0, maximum: 1023 }

const attachment = nullable(
  object(
    {
      type: { enum: ['Local', 'Remote', 'None'] },
      hash: nullable(hash),
      fileName: nullable({ type: 'string' }),
      fileSize: nullable({ type: 'integer' }),
      remoteUrl: nullable({ type: 'string', maxLength: 2048 }),
    },
    ['type'],
  ),
)

const manifest = object({ version: { const: '1.0' }, format: { type: 'string' } }, [
  'version',
  'format',
])

const game = object(
  {
    title,
    summary: text(5000),
    content: text(300_000),
    acceptWithoutReview: flag(false),
    inviteCode,
    teamMemberCountLimit: int(0, INT32, { default: 0 }),
    containerCountLimit: int(0, INT32, { default: 3 }),
    startTime: time,
    endTime: time,
    writeup: nullable(
      object(
        {
          required: flag(false),
          deadline: nullable(time),
          note: nullable({ type: 'string', maxLength: 100_000 }),
        },
        [],
      ),
    ),
    bloodBonus: nullable(
      object({ first: permille, second: permille, third: permille }, ['first', 'second', 'third']),
    ),
    posterHash: nullable(hash),
    divisions: listOf(
      object(
        {
          name: { type: 'string', minLength: 1, maxLength: 31 },
          inviteCode,
          defaultPermissions: permissions,
          challengeConfig: listOf(
            object({ challengeId: int(1), permissions }, ['challengeId']),
            2000,
          ),
        },
        ['name'],
      ),
      500,
    ),
  },
  ['title', 'startTime', 'endTime'],
)

const challenge = object(
  {
    id: int(0),
    title,
    content: text(300_000),
    category: { enum: CHALLENGE_CATEGORIES },
    type: { enum: CHALLENGE_TYPES },
    scoring: object(
      {
        original: int(0, INT32, { default: DEFAULT_SCORE }),
        minRate: { type: 'number', minimum: 0, maximum: 1, default: 0.25 },
        difficulty: { type: 'number', minimum: 0, maximum: 1e9, default: 5 },
      },
      [],
    ),
    limits: object({ submission: int(0, 10_000, { default: 0 }), deadline: nullable(time) }, []),
    flags: object(
      {
        disableBloodBonus: flag(false),
        enableTrafficCapture: flag(false),
        template: nullable({ type: 'string', maxLength: 120 }),
        static: nullable(
          listOf(
            object({ value: { type: 'string', minLength: 1, maxLength: 127 }, attachment }, [
              'value',
            ]),
            20_000,
          ),
        ),
      },
      [],
    ),
    attachment,
    hints: nullable(listOf({ type: 'string', maxLength: 20_000 }, 1000)),
    container: nullable(
      object(
        {
          image: nullable({ type: 'string', maxLength: 500 }),
          memoryLimit: int(32, 1_048_576, { default: 64 }),
          cpuCount: int(1, 1024, { default: 1 }),
          storageLimit: int(1, 1_048_576, { default: DEFAULT_STORAGE_MB }),
          exposePort: int(0, 65_535, { default: 80 }),
          networkMode: { enum: ['Open', 'Isolated', 'Custom'], default: 'Open' },
          fileName: nullable({ type: 'string', maxLength: 200 }),
        },
        [],
      ),
    ),
    fileName: nullable({ type: 'string', maxLength: 200 }),
  },
  ['id', 'title', 'category', 'type'],
)

const scoring = listOf(
  object(
    {
      challengeId: int(0),
      kind: { enum: SCORING_KINDS },
      minimum: int(0, INT32, { default: 0 }),
      decay: { type: 'number', minimum: 0, maximum: 1_000_000, default: 0 },
      expression: text(EXPRESSION_LENGTH),
    },
    ['challengeId', 'kind'],
  ),
  5000,
)

const flagMatches = object(
  {
    challenges: listOf(
      object(
        {
          id: int(1),
          matches: listOf({ enum: ['exact', 'ignoreCase', 'regex'] }, 20_000),
        },
        ['id', 'matches'],
      ),
      5000,
    ),
  },
  ['challenges'],
)

const requirements = listOf(
  object(
    {
      challengeId: int(0),
      requires: listOf(int(0), MOST_REQUIRED),
      tile: { enum: LOCKED_TILES, default: 'hidden' },
    },
    ['challengeId', 'requires'],
  ),
  5000,
)

const cooldown = listOf(
  object(
    { challengeId: int(0), wrongAnswers: int(1, 1000, { default: 1 }), seconds: int(0, 86_400) },
    ['challengeId', 'seconds'],
  ),
  5000,
)
const declarations = listOf(
  object({ index: int(0), text: { type: 'string', minLength: 1, maxLength: 4000 } }, [
    'index',
    'text',
  ]),
  500,
)

const count = (minimum: number, maximum: number) => ({ type: 'integer', minimum, maximum })
const signalCounts = {
  quickSeconds: count(0, 3600),
  quickPercent: count(0, 50),
  instanceMinutes: count(0, 1440),
  seriesSolves: count(0, 100),
  seriesMinutes: count(1, 1440),
  wrongTeams: count(0, 100),
  sharedTeams: count(0, 1000),
  keepDays: count(1, 365),
}
const signals = object(signalCounts, Object.keys(signalCounts))

const fields = object(
  {
    reason: { type: 'string', minLength: 1, maxLength: 1000 },
    deleteAt: time,
    fields: {
      ...listOf(
        object(
          {
            label: { type: 'string', minLength: 1, maxLength: 100 },
            hint: text(300),
            kind: { enum: ['text', 'choice', 'yesNo'] },
            choices: listOf({ type: 'string', minLength: 1, maxLength: 200 }, 100),
            isRequired: flag(false),
          },
          ['label', 'kind'],
        ),
        20,
      ),
      minItems: 1,
    },
  },
  ['reason', 'deleteAt', 'fields'],
)

const presence = object({ isShared: flag(true) }, [])
const written = { minLength: 1, pattern: String.raw`\S`, title: 'text' }
const cannedAnswers = listOf(
  object(
    {
      title: { type: 'string', maxLength: 100, ...written },
      content: { type: 'string', maxLength: 4000, ...written },
    },
    ['title', 'content'],
  ),
  50,
)

const hints = listOf(
  object(
    {
      challengeId: int(0),
      hints: listOf(
        object(
          { text: { type: 'string', minLength: 1, maxLength: 20_000 }, price: int(0, 1_000_000) },
          ['text', 'price'],
        ),
        100,
      ),
    },
    ['challengeId', 'hints'],
  ),
  5000,
)

const schedule = object({
  freezeAt: { ...nullable(time), default: null },
  releases: listOf(
    object({ challengeId: int(0), releaseAt: time }, ['challengeId', 'releaseAt']),
    5000,
  ),
})

const ajv = new Ajv2020({
  strict: false,
  useDefaults: true,
  unicode: false,
  verbose: true,
  logger: false,
})

/** Checks by the name of the file they are for. */
export const checks = {
  manifest: ajv.compile<{ format: string }>(manifest),
  game: ajv.compile<PackedGame>(game),
  challenge: ajv.compile<PackedChallenge>(challenge),
  scoring: ajv.compile<PackedScoring>(scoring),
  requirements: ajv.compile<readonly PackedRequirement[]>(requirements),
  cooldown: ajv.compile<readonly PackedCooldown[]>(cooldown),
  declarations: ajv.compile<PackedDeclarations>(declarations),
  fields: ajv.compile<PackedFields>(fields),
  presence: ajv.compile<PackedPresence>(presence),
  cannedAnswers: ajv.compile<PackedCannedAnswers>(cannedAnswers),
  signals: ajv.compile<SignalSettings>(signals),
  hints: ajv.compile<readonly PackedHints[]>(hints),
  flagMatches: ajv.compile<PackedMatches>(flagMatches),
  schedule: ajv.compile<PackedSchedule>(schedule),
}
