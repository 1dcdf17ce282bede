import { hasStatus, unwrap } from '@halyard/api'
import type { ApiClient, ChallengeSettings } from '@halyard/api'
import type { Changes } from '#import/changes.ts'
import type { ChallengePlan } from '#mapping/challenge.ts'
import type { Handout } from '#pack/handout.ts'

/** Challenges of a game by title and category, which is how a file finds its challenge again. */
export type KnownChallenges = ReadonlyMap<string, number>

export const challengeKey = ({ title, category }: { title: string; category: string }) =>
  `${category}\n${title}`

/** Ids of the game's challenges. The oldest one counts where several share title and category. */
export async function listChallenges(client: ApiClient, id: number): Promise<KnownChallenges> {
  const params = { path: { id } }
  const all = await unwrap(client.GET('/api/edit/games/{id}/challenges', { params }))
  const newestFirst = all.toSorted((one, other) => other.id - one.id)
  return new Map(newestFirst.map((challenge) => [challengeKey(challenge), challenge.id]))
}

/** Reads one challenge with its flags and attachment. */
export function readChallenge(
  client: ApiClient,
  id: number,
  challengeId: number,
): Promise<ChallengeSettings> {
  const params = { path: { id, challengeId } }
  return unwrap(client.GET('/api/edit/games/{id}/challenges/{challengeId}', { params }))
}

/** Creates a disabled challenge without flags. */
export function createChallenge(
  client: ApiClient,
  id: number,
  { title, category, type }: ChallengePlan,
): Promise<ChallengeSettings> {
  const params = { path: { id } }
  const body = { title, category, type }
  return unwrap(client.POST('/api/edit/games/{id}/challenges', { params, body }))
}

/**
 * Sends what differs, in the order that never shows players half a challenge: fields, attachment, flags, and only then enabled.
 *
 * @param onStep called with the name of each step before it starts
 * @returns whether the server took the attachment, if there was one to send
 */
export async function applyChanges(
  client: ApiClient,
  at: { id: number; challengeId: number },
  changes: Changes,
  handout: Handout | undefined,
  onStep: (what: string) => void,
): Promise<{ tooLarge: boolean }> {
  const params = { path: at }
  const path = '/api/edit/games/{id}/challenges/{challengeId}'
  let tooLarge = false
  if (Object.keys(changes.fields).length > 0) {
    onStep('fields')
    await unwrap(client.PUT(path, { params, body: changes.fields }))
  }
  if (changes.attach && handout) {
    onStep(`uploading ${handout.name}`)
    const fileHash = await uploadHandout(client, handout)
    tooLarge = fileHash === undefined
    if (fileHash !== undefined) {
      const body = { attachmentType: 'Local', fileHash } as const
      await unwrap(client.POST(`${path}/attachment`, { params, body }))
    }
  }
  if (changes.flags.length > 0) {
    onStep('flags')
    const body = changes.flags.map((flag) => ({ flag }))
    await unwrap(client.POST(`${path}/flags`, { params, body }))
  }
  if (changes.enable) {
    onStep('enabling')
    await unwrap(client.PUT(path, { params, body: { isEnabled: true } }))
  }
  return { tooLarge }
}

/** Hash of the stored file, undefined when the server or a proxy before it refuses the size. */
async function uploadHandout(
  client: ApiClient,
  { bytes, name }: Handout,
): Promise<string | undefined> {
  const file = new File([bytes], name)
  try {
    const stored = await unwrap(
      client.POST('/api/assets', { body: { files: [file] }, bodySerializer: toForm }),
    )
    return stored[0]?.hash
  } catch (error) {
    if (hasStatus(error, 413)) return undefined
    throw error
  }
}

function toForm({ files }: { files: Blob[] }): FormData {
  const form = new FormData()
  for (const file of files) form.append('files', file)
  return form
}
