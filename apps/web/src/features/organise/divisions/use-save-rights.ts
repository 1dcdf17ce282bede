import { editQueries, useUpdateDivision } from '@halyard/query'
import { useMutation, useQueryClient } from '@tanstack/react-query'
import { changesOf, edited } from '#features/organise/divisions/rights-draft.ts'
import type { useRightsDraft } from '#features/organise/divisions/use-rights-draft.ts'

/**
 * Saves the rights that were switched, division by division. Saving replaces all rights of a division, so they are read first:
 * nothing that somebody else saved meanwhile is undone. What is saved leaves the draft at once, so a failure keeps only the rest.
 */
export function useSaveRights(
  gameId: number,
  { edits, forget }: ReturnType<typeof useRightsDraft>,
) {
  const client = useQueryClient()
  const { mutateAsync } = useUpdateDivision()
  return useMutation({
    mutationFn: async () => {
      const [divisions, challenges] = await Promise.all([
        client.query({ ...editQueries.divisions(gameId), staleTime: 0 }),
        client.query({ ...editQueries.challenges(gameId), staleTime: 0 }),
      ])
      const challengeIds = new Set(challenges.map(({ id }) => id))
      for (const stored of divisions) {
        const next = edited(stored, edits, challengeIds)
        if (changesOf(stored, next).length > 0) {
          const { id: divisionId, name, defaultPermissions, challengeConfigs } = next
          // oxlint-disable-next-line no-await-in-loop -- one after the other, so that a failure tells what is saved
          await mutateAsync({ gameId, divisionId, name, defaultPermissions, challengeConfigs })
        }
        forget(stored.id)
      }
    },
  })
}
