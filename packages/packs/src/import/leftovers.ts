import { unwrap } from '@halyard/api'
import type { ApiClient, ChallengeSettings } from '@halyard/api'
import { isDynamicType } from '@halyard/rules'
import { comparedFlag } from '#import/changes.ts'
import type { ChallengePlan } from '#mapping/challenge.ts'

/** What a challenge on the server has and its file has not. An import leaves it, a sync takes it away. */
export type Leftovers = {
  flagIds: number[]
  /** It has an attachment. */
  detach: boolean
  /** Players see it. */
  disable: boolean
}

type Wanted = {
  plan: Pick<ChallengePlan, 'type' | 'flags' | 'flagMatches' | 'files'> & { remoteUrl?: string }
  /** Whether players are to see it; undefined where its time decides. */
  isVisible: boolean | undefined
}

/** Flags of a type that makes its own are the server's. */
export function findLeftovers(current: ChallengeSettings, { plan, isVisible }: Wanted): Leftovers {
  const isEach = plan.type === 'DynamicAttachment'
  const named = new Set(
    plan.flags.map((flag) => comparedFlag({ flag, match: plan.flagMatches.get(flag) })),
  )
  const hasFlags = !isDynamicType(plan.type) || isEach
  const extra = hasFlags ? current.flags.filter((flag) => !named.has(comparedFlag(flag))) : []
  const namesFile = plan.files.length > 0 || plan.remoteUrl !== undefined
  return {
    flagIds: extra.map(({ id }) => id),
    detach: !isEach && !namesFile && (current.attachment?.url ?? null) !== null,
    disable: isVisible === false && current.isEnabled,
  }
}

type At = { id: number; challengeId: number }

/** What players must not see goes first; flags go last, when those of the file are there. */
export async function hideLeftover(
  client: ApiClient,
  path: At,
  { disable }: Leftovers,
): Promise<void> {
  if (!disable) return
  await unwrap(
    client.PUT('/api/edit/games/{id}/challenges/{challengeId}', {
      params: { path },
      body: { isEnabled: false },
    }),
  )
}

export async function removeLeftovers(
  client: ApiClient,
  path: At,
  { flagIds, detach }: Leftovers,
): Promise<void> {
  const url = '/api/edit/games/{id}/challenges/{challengeId}'
  if (detach)
    await unwrap(
      client.POST(`${url}/attachment`, {
        params: { path },
        body: { attachmentType: 'None' },
      }),
    )
  for (const flagId of flagIds)
    await unwrap(client.DELETE(`${url}/flags/{flagId}`, { params: { path: { ...path, flagId } } }))
}
