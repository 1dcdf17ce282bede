// What the files of a game package look like, long on purpose: one view of the format. Times are ISO-8601 texts.
import { CHALLENGE_CATEGORIES, CHALLENGE_TYPES } from '@halyard/rules'
import { Ajv2020 } from 'ajv/dist/2020.js'
import type { PackedChallenge, PackedGame } from '#modules/edit/package/format.ts'

const INT32 = 2_147_483_647
const int = (minimum: number, more: object = {}) => ({
  type: 'integer',
  minimum,
  maximum: INT32,
  ...more,
})
const text = (more: object = {}) => ({ type: 'string', default: '', ...more })
const flag = (byDefault: boolean) => ({ type: 'boolean', default: byDefault })
const nullable = (schema: object) => ({ anyOf: [{ type: 'null' }, schema] })
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
  type: 'string',
  pattern: String.raw`^\d{4}-\d{2}-\d{2}T\d{2}:\d{2}:\d{2}(\.\d+)?(Z|[+-]\d{2}:\d{2})$`,
}
const hash = { type: 'string', pattern: '^[0-9a-f]{64}$' }
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
      remoteUrl: nullable({ type: 'string', maxLength: 4000 }),
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
    title: { type: 'string', minLength: 1 },
    summary: text(),
    content: text(),
    acceptWithoutReview: flag(false),
    inviteCode,
    teamMemberCountLimit: int(0, { default: 0 }),
    containerCountLimit: int(0, { default: 3 }),
    startTime: time,
    endTime: time,
    writeup: nullable(
      object(
        {
          required: flag(false),
          deadline: nullable(time),
          note: nullable({ type: 'string' }),
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
    title: { type: 'string', minLength: 1 },
    content: text(),
    category: { enum: CHALLENGE_CATEGORIES },
    type: { enum: CHALLENGE_TYPES },
    scoring: object(
      {
        original: int(1, { default: 1000 }),
        minRate: { type: 'number', minimum: 0, maximum: 1, default: 0.25 },
        difficulty: { type: 'number', minimum: 0, maximum: 1e9, default: 5 },
      },
      [],
    ),
    limits: object(
      { submission: { ...int(0), maximum: 10_000, default: 0 }, deadline: nullable(time) },
      [],
    ),
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
    hints: nullable(listOf({ type: 'string' }, 1000)),
    container: nullable(
      object(
        {
          image: nullable({ type: 'string' }),
          memoryLimit: int(0, { default: 64 }),
          cpuCount: int(0, { default: 1 }),
          storageLimit: int(0, { default: 256 }),
          exposePort: { ...int(1), maximum: 65_535, default: 80 },
          networkMode: { enum: ['Open', 'Isolated', 'Custom'], default: 'Open' },
          fileName: nullable({ type: 'string' }),
        },
        [],
      ),
    ),
    fileName: nullable({ type: 'string', maxLength: 200 }),
  },
  ['id', 'title', 'category', 'type'],
)

const ajv = new Ajv2020({ strict: false, useDefaults: true, unicode: false, logger: false })

/** Checks by the name of the file they are for. */
export const checks = {
  manifest: ajv.compile<{ format: string }>(manifest),
  game: ajv.compile<PackedGame>(game),
  challenge: ajv.compile<PackedChallenge>(challenge),
}
