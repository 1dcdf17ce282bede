import { unwrap } from '@halyard/api'
import type { ApiClient, GameSettings, Schema } from '@halyard/api'
import type { Division, EventSettings } from '@halyard/packs'
import { listChallenges } from '@halyard/packs/send'
import type { Session } from '#server/connect.ts'
import { errorMessage } from '#server/error-message.ts'

const scheduleBehind =
  'schedule.json: the freeze of the scoreboard and the times of challenges: set them in the schedule'

/**
 * Gives a game what its package has beside challenges and settings: the poster, unless it has one, and the divisions that it lacks.
 *
 * @returns what did not arrive, in a line each
 */
export async function bringExtras(
  session: Session | undefined,
  game: GameSettings | undefined,
  extensions: readonly string[],
  { poster, divisions = [], hasSchedule, fields, presence, cannedAnswers }: EventSettings,
): Promise<string[]> {
  if (!session || !game) return []
  const behind = hasSchedule ? [scheduleBehind] : []
  const hasParts = fields ?? presence ?? cannedAnswers
  if (!poster && divisions.length === 0 && !hasParts) return behind
  const { client } = session
  const lost: string[] = []
  const attempt = async (what: string, bring: () => Promise<string[]>) => {
    try {
      lost.push(...(await bring()).map((each) => `${what}: ${each}`))
    } catch (error) {
      lost.push(`${what}: ${errorMessage(error)}`)
    }
  }
  const file = poster?.file
  if (poster && !file) lost.push('poster missing')
  if (file && !game.poster)
    await attempt('poster', async () => {
      await sendPoster(client, game.id, await file.read())
      return []
    })
  const params = { path: { id: game.id } }
  const present = await unwrap(client.GET('/api/edit/games/{id}/divisions', { params }))
  const names = new Set(present.map(({ name }) => name))
  const known = await listChallenges(client, game.id)
  for (const division of divisions.filter(({ name }) => !names.has(name)))
    await attempt(`division ${division.name}`, () =>
      makeDivision(client, game.id, division, { known, extensions }),
    )
  const unasked = fields ? await bringFields(client, game.id, extensions, fields) : []
  const unset = presence ? await bringPresence(client, game.id, extensions, presence) : []
  const uncanned = cannedAnswers
    ? await bringCannedAnswers(client, game.id, extensions, cannedAnswers)
    : []
  const parts = [...unasked, ...unset, ...uncanned]
  return [...lost.map((each) => `game.json: ${each}`), ...parts, ...behind]
}

/** What players are asked, unless the game asks something already. */
async function bringFields(
  client: ApiClient,
  id: number,
  extensions: readonly string[],
  body: Schema<'ProfileFieldsEditModel'>,
): Promise<string[]> {
  if (!extensions.includes('profileFields'))
    return ['fields.json: the server asks players for nothing']
  const params = { path: { id } }
  try {
    const { fields } = await unwrap(client.GET('/api/edit/games/{id}/fields', { params }))
    if (fields.length === 0)
      await unwrap(client.PUT('/api/edit/games/{id}/fields', { params, body }))
    return []
  } catch (error) {
    return [`fields.json: ${errorMessage(error)}`]
  }
}

/** Whether teams share notes. A server that knows nothing of it shares none. */
async function bringPresence(
  client: ApiClient,
  id: number,
  extensions: readonly string[],
  body: Schema<'PresenceSettingsEditModel'>,
): Promise<string[]> {
  if (!extensions.includes('presence')) return []
  try {
    await unwrap(client.PUT('/api/edit/games/{id}/presence', { params: { path: { id } }, body }))
    return []
  } catch (error) {
    return [`presence.json: ${errorMessage(error)}`]
  }
}

/** What staff insert into answers, unless the game has some already. */
async function bringCannedAnswers(
  client: ApiClient,
  id: number,
  extensions: readonly string[],
  body: Schema<'CannedAnswersEditModel'>,
): Promise<string[]> {
  if (!extensions.includes('questions'))
    return ['canned-answers.json: the server takes no questions']
  const params = { path: { id } }
  try {
    const { answers } = await unwrap(client.GET('/api/edit/games/{id}/cannedanswers', { params }))
    if (answers.length === 0)
      await unwrap(client.PUT('/api/edit/games/{id}/cannedanswers', { params, body }))
    return []
  } catch (error) {
    return [`canned-answers.json: ${errorMessage(error)}`]
  }
}

async function makeDivision(
  client: ApiClient,
  id: number,
  { name, inviteCode, defaultPermissions, configs, declaration }: Division,
  { known, extensions }: { known: ReadonlyMap<string, number>; extensions: readonly string[] },
): Promise<string[]> {
  const found = configs.map(({ key, ...config }) => ({
    ...config,
    challengeId: key === undefined ? undefined : known.get(key),
  }))
  const challengeConfigs = found.flatMap(({ challengeId, permissions }) =>
    challengeId === undefined ? [] : [{ challengeId, permissions }],
  )
  const params = { path: { id } }
  const body = { name, inviteCode, defaultPermissions, challengeConfigs }
  const made = await unwrap(client.POST('/api/edit/games/{id}/divisions', { params, body }))
  const lost = found.flatMap(({ challengeId, id: old }) =>
    challengeId === undefined ? [`no challenge ${old}`] : [],
  )
  if (declaration === undefined) return lost
  if (!extensions.includes('tracks')) return [...lost, 'the server has no declarations']
  await declare(client, { id, divisionId: made.id }, declaration)
  return lost
}

const declare = (client: ApiClient, path: { id: number; divisionId: number }, text: string) =>
  unwrap(
    client.PUT('/api/edit/games/{id}/divisions/{divisionId}/declaration', {
      params: { path },
      body: { text },
    }),
  )

function sendPoster(client: ApiClient, id: number, bytes: Uint8Array<ArrayBuffer>) {
  const file = new File([bytes], 'poster.webp', { type: 'image/webp' })
  const params = { path: { id } }
  return unwrap(
    client.PUT('/api/edit/games/{id}/poster', { params, body: { file }, bodySerializer: toForm }),
  )
}

function toForm({ file }: { file: Blob }): FormData {
  const form = new FormData()
  form.append('file', file)
  return form
}
