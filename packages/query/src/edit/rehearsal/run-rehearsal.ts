import { ApiError, hasStatus, unwrap } from '@halyard/api'
import type { Challenge, ChallengeSettings } from '@halyard/api'
import type { QueryClient } from '@tanstack/react-query'
import { secret } from '#account/session-mutations.ts'
import { isUnreachable } from '#core/patience/retry.ts'
import { api } from '#core/connection.ts'
import { storedFile } from '#core/stored-file.ts'
import { runPaced } from '#core/patience/series.ts'
import type { PacedResult } from '#core/patience/series.ts'
import { challengePath, changeChallenge, copyChallenge } from '#edit/challenges/copy-challenge.ts'
import type {
  RehearsalOutcome,
  RehearsalOutcomes,
  RehearsalStage,
  Rehearsed,
} from '#edit/rehearsal/rehearsed.ts'
import { submissionQueries } from '#game/submit/queries.ts'

// A rehearsal plays a game in a hidden copy that runs for as long as the rehearsal takes, with a team of the organiser's own. Teams,
// board and notices of the game itself are not touched. The copy has begun, so it must be closed to everybody else: it has no
// invitation code of its own, which makes it a draft that only staff know of. Servers that answer to its id all the same let nobody
// in: its one division has a random code, and reviews each team.

const minute = 60_000
/** How long the copy would run if nobody deleted it. */
const copyRuns = 120 * minute
const verdictEvery = 500
const verdictTries = 20

/** Tries each challenge as a player would, in a hidden copy of the game, and deletes the copy. */
export async function runRehearsal(
  { gameId, challengeIds, title, teamName, nowMs, onStage, onResult, ...paced }: Rehearsed,
  client: QueryClient,
): Promise<PacedResult<number>> {
  const { id: copyId } = await unwrap(
    api().POST('/api/edit/games', {
      body: {
        title,
        hidden: true,
        acceptWithoutReview: false,
        containerCountLimit: 0,
        practiceMode: false,
        start: nowMs - minute,
        end: nowMs + copyRuns,
      },
    }),
  )
  const stage: RehearsalStage = { gameId: copyId, teamId: null }
  onStage(stage)
  try {
    const { id: teamId } = await unwrap(api().POST('/api/team', { body: { name: teamName } }))
    stage.teamId = teamId
    onStage(stage)
    await enterCopy(copyId, teamId, teamName)
    return await runPaced(
      challengeIds,
      async (id) => onResult(id, await tryChallenge(client, gameId, id, copyId)),
      paced,
    )
  } finally {
    await endRehearsal(stage)
  }
}

/** Enters the copy with the team, through its one guarded door. */
async function enterCopy(copyId: number, teamId: number, name: string): Promise<void> {
  const params = { path: { id: copyId } }
  const inviteCode = randomCode()
  // Without a list of its own it has all permissions, and the review is one of them.
  const guarded = { name, inviteCode }
  const { id: divisionId } = await unwrap(
    api().POST('/api/edit/games/{id}/divisions', { params, body: guarded }),
  )
  await unwrap(api().POST('/api/game/{id}', { params, body: { teamId, divisionId, inviteCode } }))
  const waiting = await unwrap(api().GET('/api/game/{id}/participations', { params }))
  const own = waiting.find(({ team }) => team.id === teamId)
  if (!own) throw new Error('the team of the rehearsal is not in its game')
  await unwrap(
    api().PUT('/api/admin/participation/{id}', {
      params: { path: { id: own.id } },
      body: { status: 'Accepted', divisionId },
    }),
  )
}

/** 128 bits, for which every browser has a source, also where the page came over plain HTTP. */
const randomCode = () =>
  [...crypto.getRandomValues(new Uint8Array(16))]
    .map((byte) => byte.toString(16).padStart(2, '0'))
    .join('')

const gone = (error: unknown) => {
  if (!hasStatus(error, 404)) throw error
}

/** Deletes the copy and the team of a rehearsal, also of one that was interrupted. What is gone already is fine. */
export async function endRehearsal({ gameId, teamId }: RehearsalStage): Promise<void> {
  const game = { params: { path: { id: gameId } } }
  await unwrap(api().DELETE('/api/edit/games/{id}', game)).catch(gone)
  if (teamId === null) return
  const team = { params: { path: { id: teamId } } }
  await unwrap(api().DELETE('/api/team/{id}', team)).catch(gone)
}

/** What concerns the whole rehearsal, not the challenge that is tried. */
const endsRehearsal = (error: unknown) =>
  hasStatus(error, 401) || hasStatus(error, 429) || isUnreachable(error)

async function outcomeOf(run: () => Promise<RehearsalOutcome>): Promise<RehearsalOutcome> {
  try {
    return await run()
  } catch (error) {
    if (endsRehearsal(error)) throw error
    return { is: 'failed', error }
  }
}

async function tryChallenge(
  client: QueryClient,
  gameId: number,
  challengeId: number,
  copyId: number,
): Promise<RehearsalOutcomes> {
  const source = await unwrap(
    api().GET('/api/edit/games/{id}/challenges/{challengeId}', {
      params: challengePath(gameId, challengeId),
    }),
  )
  const unknown: RehearsalOutcome = { is: 'unknown' }
  const outcomes: RehearsalOutcomes = {
    opens: unknown,
    attachment: unknown,
    flag: unknown,
    instance: unknown,
  }
  let opened: Challenge | undefined
  let id = 0
  outcomes.opens = await outcomeOf(async () => {
    id = await copyChallenge(client, source, {
      gameId: copyId,
      from: gameId,
      title: source.title,
    })
    await changeChallenge(copyId, id, { isEnabled: true })
    const params = challengePath(copyId, id)
    opened = await unwrap(api().GET('/api/game/{id}/challenges/{challengeId}', { params }))
    return { is: 'ok' }
  })
  if (!opened) return outcomes
  const challenge = opened
  outcomes.attachment = await outcomeOf(() => tryAttachment(challenge))
  outcomes.flag = await outcomeOf(() => tryFlag(client, copyId, challenge, source))
  outcomes.instance = await outcomeOf(() => tryInstance(copyId, challenge))
  return outcomes
}

async function tryAttachment({ context: { url } }: Challenge): Promise<RehearsalOutcome> {
  if (!url) return { is: 'none' }
  const { origin, href } = new URL(url, location.href)
  // A page may not read what is elsewhere.
  if (origin !== location.origin) return { is: 'unknown' }
  const response = await fetch(href)
  await response.body?.cancel()
  if (!response.ok) throw new ApiError({ status: response.status })
  return { is: 'ok' }
}

/** A flag that has to be right for the team; undefined where only the instance knows it. */
function knownFlag({ context }: Challenge, { type, flags }: ChallengeSettings): string | undefined {
  if (type === 'DynamicContainer') return undefined
  if (type !== 'DynamicAttachment') return flags[0]?.flag
  // The file that the team was given shows which flag is reserved for it.
  const hash = storedFile(context.url)?.hash
  return flags.find(({ attachment }) => hash && attachment?.url?.includes(hash))?.flag
}

async function tryFlag(
  client: QueryClient,
  gameId: number,
  challenge: Challenge,
  source: ChallengeSettings,
): Promise<RehearsalOutcome> {
  const flag = knownFlag(challenge, source)
  if (flag === undefined) return { is: 'unknown' }
  const submitId = await unwrap(
    api().POST('/api/game/{id}/challenges/{challengeId}', {
      params: challengePath(gameId, challenge.id),
      body: { flag: await secret(client, flag) },
    }),
  )
  const verdict = submissionQueries.status(gameId, challenge.id, submitId)
  for (let tries = 0; tries < verdictTries; tries++) {
    const answer = await client.query(verdict)
    if (answer === 'Accepted') return { is: 'ok' }
    if (answer !== 'FlagSubmitted') break
    await new Promise((resolve) => setTimeout(resolve, verdictEvery))
  }
  return { is: 'failed', error: null }
}

async function tryInstance(gameId: number, { id, type }: Challenge): Promise<RehearsalOutcome> {
  if (type !== 'StaticContainer' && type !== 'DynamicContainer') return { is: 'none' }
  const params = challengePath(gameId, id)
  const instance = await unwrap(api().POST('/api/game/{id}/container/{challengeId}', { params }))
  // Ends the instance at once; destroying it itself has to wait some seconds after its start.
  await changeChallenge(gameId, id, { isEnabled: false })
  return instance.entry ? { is: 'ok' } : { is: 'failed', error: null }
}
