// After the move this server answers what the other one answered, in everything but times of a server and what stays behind.
import { mkdtempSync, readFileSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { afterAll, expect, it } from 'vitest'
import { move, RECORDED_AT_MS } from '#move-in/testing/move.ts'
import { folderObjects } from '#platform/objects/folder.ts'
import { teamHashOf } from '#modules/game/keys.ts'
import { PASSWORD } from '#move-in/testing/installation.ts'
import { testApp } from '#testing/test-app.ts'

interface Recorded {
  readonly operation: string
  readonly as: string
  readonly method: string
  readonly path: string | null
  readonly status: number
  readonly body?: unknown
}

const RECORDING = join(
  import.meta.dirname,
  '../../../../packages/api/src/testing/reference-1.8.5/answers.jsonl',
)
const recorded = readFileSync(RECORDING, 'utf8')
  .trim()
  .split('\n')
  .map((line): Recorded => JSON.parse(line))

/** What stays behind, and what hangs on the machine that answers. */
const OTHERWISE =
  /Instances|Tokens|Logs|Captcha|downloadCapture|Sheet|getAsset|downloadWriteups|nothing|negotiate/
/** Times of the first server; what it reported wrongly; and what happened between this answer and the dump. */
const LEFT_OUT: Readonly<Record<string, readonly string[]>> = {
  getScoreboard: ['updateTimeUtc', 'disableBloodBonus'],
  getGameDetails: ['disableBloodBonus'],
  listEvents: ['time'],
  listCheatInfo: ['division', 'id'],
  listSubmissions: ['id'],
  // The first counts what it has open; the second is a time of the file, which a checkout does not keep.
  listCaptureChallenges: ['count'],
  listCaptureFiles: ['updateTime'],
  // Fields of ours.
  getClientConfig: ['runsContainers', 'extensions', 'passkeys'],
  listEditGames: ['etag'],
  getEditGame: ['etag'],
  listDivisions: ['etag'],
  // And solved, and given a hint, after it was asked for; and a container that ran then.
  getEditChallenge: ['etag', 'match', 'acceptedCount', 'hints'],
  getChallenge: ['closeTime', 'instanceEntry', 'startedBy', 'occupants', 'displaced'],
  // The tests' own sessions are visits too.
  listUsers: ['registerTimeUtc', 'lastVisitedUtc', 'ip', 'hasSecondFactor'],
}
const LATER: Readonly<Record<string, (row: { id?: unknown; type?: unknown }) => boolean>> = {
  listEditGames: ({ id }) => id !== undefined && id !== 1,
  listEvents: ({ type }) => type === 'ContainerDestroy',
}

/** What was answered after the last act of a player, who ended a container: the dump was made then. */
const played = recorded.slice(recorded.findIndex(({ operation }) => operation === 'submitWriteup'))
/** Asked before that only; little in them changed any more. */
const EARLIER = ['getChallenge', 'getEditChallenge', 'getConfig', 'getClientConfig']
const questions = new Map(
  [...recorded.filter(({ operation }) => EARLIER.includes(operation)), ...played]
    .filter(
      ({ operation, method, status, path }) =>
        method === 'GET' && status === 200 && path !== null && !OTHERWISE.test(operation),
    )
    .map((answer) => [`${answer.as} ${answer.path}`, answer]),
)

const dataFolder = mkdtempSync(join(tmpdir(), 'halyard-moved-'))
afterAll(() => rmSync(dataFolder, { recursive: true }))
const captures = folderObjects(join(dataFolder, 'captures'))
const { report, target, store } = await move({ source: { captures: true }, captures })
const app = await testApp(
  { dataFolder },
  { database: target, files: store, captureObjects: captures },
)
app.clock.set(RECORDED_AT_MS)
const { db, visitor } = app

const idOf = async (name: string) =>
  (
    await db
      .selectFrom('users')
      .select('id')
      .where('user_name_key', '=', name)
      .executeTakeFirstOrThrow()
  ).id
const NAMES: Readonly<Record<string, string>> = { administrator: 'admin' }
const clientOf = async (as: string) =>
  as === 'visitor' ? visitor : app.as({ id: await idOf(NAMES[as] ?? as) })

/** What can be compared of an answer; the recording has "…" instead of texts that are not ours. */
function comparable(operation: string, value: unknown): unknown {
  const leftOut = LEFT_OUT[operation] ?? []
  const isLater = LATER[operation] ?? (() => false)
  const text = JSON.stringify(value, (key, part: unknown) => {
    if (leftOut.includes(key) || (key === 'title' && ['…', 'Welcome'].includes(String(part))))
      return undefined
    return Array.isArray(part) ? part.filter((row) => !isLater(Object(row))) : part
  })
  const known: unknown = JSON.parse(text)
  return operation === 'listEditGames' ? { ...Object(known), length: 1, total: 1 } : known
}

it.each([...questions.values()])(
  '$operation for $as: $path',
  async ({ operation, as, path, body }) => {
    const answer = await (await clientOf(as)).get(path ?? '')
    expect(answer.status).toBe(200)
    expect(comparable(operation, answer.body)).toEqual(comparable(operation, body))
  },
)

it('has questions to ask', () => expect(questions.size).toBeGreaterThan(38))

it('lets everybody in with the password they had', async () => {
  for (const userName of ['anna', 'ben', 'cara']) {
    const { status } = await visitor.post('/api/account/login', { userName, password: PASSWORD })
    expect([userName, status]).toEqual([userName, 200])
  }
})

it('keeps the flags that teams were given', async () => {
  const flags = await db
    .selectFrom('team_challenges')
    .select(['participation_id', 'flag_text'])
    .where('flag_text', 'is not', null)
    .orderBy('participation_id')
    .execute()
  expect(flags).toEqual([
    { participation_id: 1, flag_text: 'flag{box_33c35926811d}' },
    { participation_id: 2, flag_text: 'flag{box_4cabde69dfb4}' },
  ])
})

it('keeps the salt that challenges derive the flags of teams from', async () => {
  const admin = await clientOf('administrator')
  const { body: salt } = await admin.get('/api/edit/games/1/hashsalt')
  const { token } = await db
    .selectFrom('participations')
    .select('token')
    .where('id', '=', 1)
    .executeTakeFirstOrThrow()
  expect(teamHashOf(salt, 5, token)).toBe('33c35926811d')
})

it('reports that everything is equal', () => {
  expect(report.tables.filter(({ moved, found }) => moved !== found)).toEqual([])
  expect(report.games.map(({ title, teams, differences }) => [title, teams, differences])).toEqual([
    ['Harbour Trials', 3, []],
    ['Harbour Trials', 0, []],
    ['Harbour Trials', 0, []],
  ])
  expect(report.remarks).toEqual([])
})
