import { hasStatus, unwrap } from '@halyard/api'
import type { ApiClient, ChallengeSettings, Schema } from '@halyard/api'
import { sendableLists } from '@halyard/rules'
import type { Changes } from '#import/changes.ts'
import { sendCooldown } from '#import/cooldown.ts'
import { sendHints } from '#import/hints.ts'
import { sendRequirements } from '#import/requirements.ts'
import { sendScoring } from '#import/scoring.ts'
import type { ChallengePlan } from '#mapping/challenge.ts'
import type { Contents } from '#import/contents.ts'
import type { Handout } from '#pack/handout.ts'
import type { PackChallenge } from '#pack/read.ts'

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

/** What is attached to a challenge and to its flags. */
type Files = Pick<Contents, 'handout' | 'byFlag' | 'pictures'> &
  Pick<PackChallenge, 'remoteUrl' | 'flagUrls' | 'flagMatches' | 'needsFiles'> & {
    /** Of the challenge that was compared: the fields are refused with 412 when they are others by now. */
    etag?: string | undefined
  }

/**
 * Sends what differs, in the order that never shows players half a challenge: fields, attachment, flags, and only then enabled.
 *
 * @param onStep called with the name of each step before it starts
 * @returns the sizes of the files that the server did not take
 */
export async function applyChanges(
  client: ApiClient,
  at: { id: number; challengeId: number },
  changes: Changes,
  { handout, byFlag, pictures, remoteUrl, flagUrls, flagMatches, needsFiles, etag }: Files,
  onStep: (what: string) => void,
): Promise<{ tooLarge: number[] }> {
  const params = { path: at }
  const path = '/api/edit/games/{id}/challenges/{challengeId}'
  const tooLarge: number[] = []
  const upload = async (file: Handout) => {
    onStep(`uploading ${file.name}`)
    const fileHash = await uploadHandout(client, file)
    if (fileHash === undefined) tooLarge.push(file.bytes.byteLength)
    return fileHash === undefined ? undefined : ({ attachmentType: 'Local', fileHash } as const)
  }
  // A text never shows what is not there yet.
  if ('content' in changes.fields || 'hints' in changes.fields || changes.pricedHints)
    for (const picture of pictures) await upload(picture)
  if (Object.keys(changes.fields).length > 0) {
    onStep('fields')
    const header = etag === undefined ? {} : { header: { 'If-Match': etag } }
    await unwrap(client.PUT(path, { params: { ...params, ...header }, body: changes.fields }))
  }
  if (changes.scoring) {
    onStep('scoring')
    await sendScoring(client, at, changes.scoring)
  }
  if (changes.pricedHints) {
    onStep('hints')
    await sendHints(client, at, changes.pricedHints)
  }
  if (changes.requirements) {
    onStep('requirements')
    await sendRequirements(client, at, changes.requirements)
  }
  if (changes.cooldown) {
    onStep('cooldown')
    await sendCooldown(client, at, changes.cooldown)
  }
  if (changes.attach) {
    const body = remoteUrl === undefined ? handout && (await upload(handout)) : linkTo(remoteUrl)
    if (body) await unwrap(client.POST(`${path}/attachment`, { params, body }))
  }
  if (changes.flags.length > 0) {
    const body: Schema<'FlagCreateModel'>[] = []
    for (const flag of changes.flags) {
      const file = byFlag.get(flag)
      const url = flagUrls?.get(flag)
      const match = flagMatches.get(flag)
      body.push({
        flag,
        ...(match && { match }),
        ...(file && (await upload(file))),
        ...(url !== undefined && linkTo(url)),
      })
    }
    onStep('flags')
    for (const list of sendableLists(body))
      await unwrap(client.POST(`${path}/flags`, { params, body: list }))
  }
  if (changes.enable && !(needsFiles && tooLarge.length > 0)) {
    onStep('enabling')
    await unwrap(client.PUT(path, { params, body: { isEnabled: true } }))
  }
  return { tooLarge }
}

const linkTo = (remoteUrl: string) => ({ attachmentType: 'Remote', remoteUrl }) as const

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
