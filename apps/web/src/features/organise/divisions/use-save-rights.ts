import { hasStatus } from '@halyard/api'
import {
  divisionQueries,
  editChallengeQueries,
  isOutdated,
  useAction,
  useUpdateDivision,
} from '@halyard/query'
import { useQueryClient } from '@tanstack/react-query'
import { changesOf, edited } from '#features/organise/divisions/rights-draft.ts'
import type { Division } from '#features/organise/divisions/rights-draft.ts'
import type { useRightsDraft } from '#features/organise/divisions/use-rights-draft.ts'

/**
 * Saves the rights that were switched, division by division. Saving replaces all rights of a division: nothing that
 * somebody else saved meanwhile is undone. What is saved leaves the draft at once, so a failure keeps only the rest.
 */
export function useSaveRights(
  gameId: number,
  { edits, forget }: ReturnType<typeof useRightsDraft>,
) {
  const client = useQueryClient()
  const { mutateAsync } = useUpdateDivision()
  const lists = {
    divisions: divisionQueries.list(gameId),
    challenges: editChallengeQueries.list(gameId),
  }
  const save = async (divisions: readonly Division[], challenges: readonly { id: number }[]) => {
    const challengeIds = new Set(challenges.map(({ id }) => id))
    for (const stored of divisions) {
      const next = edited(stored, edits, challengeIds)
      if (changesOf(stored, next).length > 0) {
        const { id: divisionId, name, defaultPermissions, challengeConfigs, etag } = next
        const rights = { name, defaultPermissions, challengeConfigs }
        // oxlint-disable-next-line no-await-in-loop -- one after the other, so that a failure shows what is saved
        await mutateAsync({ gameId, divisionId, etag, ...rights })
      }
      forget(stored.id)
    }
  }
  return useAction(async () => {
    const divisions = client.getQueryData(lists.divisions.queryKey)
    const challenges = client.getQueryData(lists.challenges.queryKey)
    if (divisions?.every(({ etag }) => etag) && challenges) {
      try {
        await save(divisions, challenges)
        return
      } catch (error) {
        // Refused as well is a right for a challenge that is gone.
        if (!isOutdated(error) && !hasStatus(error, 400)) throw error
      }
    }
    const fresh = { staleTime: 0 }
    await save(
      ...(await Promise.all([
        client.query({ ...lists.divisions, ...fresh }),
        client.query({ ...lists.challenges, ...fresh }),
      ])),
    )
  })
}
