import { divisionQueries, useDeleteDivision } from '@halyard/query'
import { Plural, Trans, useLingui } from '@lingui/react/macro'
import { useQueryClient } from '@tanstack/react-query'
import { deleteOnce } from '#features/organise/delete-once.ts'
import type { Division } from '#features/organise/divisions/rights-draft.ts'
import { confirm } from '#shared/feedback/feedback.ts'

/** Asks before a division is deleted, and says what becomes of its teams. */
export function useDeleteDivisionQuestion(gameId: number) {
  const { t } = useLingui()
  const client = useQueryClient()
  const { mutateAsync } = useDeleteDivision()
  return ({ id: divisionId, name }: Division, teamCount: number | undefined): void =>
    confirm({
      title: t`Delete division “${name}”?`,
      body: <Consequence teamCount={teamCount} />,
      action: t`Delete division`,
      tone: 'danger',
      run: () =>
        deleteOnce(
          () => mutateAsync({ gameId, divisionId }),
          () => client.invalidateQueries({ queryKey: divisionQueries.list(gameId).queryKey }),
        ),
    })
}

function Consequence({ teamCount }: { teamCount: number | undefined }) {
  if (teamCount === 0) return <Trans>No team is in it.</Trans>
  if (teamCount === undefined) {
    return (
      <Trans>
        Its teams stay in the game without a division, with every right: they are ranked overall,
        and their solves lower the points of challenges.
      </Trans>
    )
  }
  return (
    <Plural
      value={teamCount}
      one="Its team stays in the game without a division, with every right: it is ranked overall, and its solves lower the points of challenges."
      other="Its # teams stay in the game without a division, with every right: they are ranked overall, and their solves lower the points of challenges."
    />
  )
}
