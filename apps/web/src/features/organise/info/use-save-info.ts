import { editGameQueries, useAction, useUpdateGame } from '@halyard/query'
import { useLingui } from '@lingui/react/macro'
import { useQueryClient } from '@tanstack/react-query'
import { toGameUpdate, toInfoForm } from '#features/organise/info/info-form.ts'
import type { InfoForm } from '#features/organise/info/info-form.ts'
import { toast } from '#shared/feedback/feedback.ts'
import { saveOnto } from '#shared/forms/save-onto.ts'
import type { EditedForm } from '#shared/forms/use-edited-form.ts'

type Save = { typed: InfoForm; edit: EditedForm<InfoForm> }

/**
 * Stores the settings of a game. A save replaces all of them: what somebody else saved meanwhile is kept, and where both changed a field
 * nothing is stored.
 */
export function useSaveInfo(gameId: number) {
  const { t } = useLingui()
  const client = useQueryClient()
  const { mutateAsync } = useUpdateGame()
  const save = ({ typed, edit }: Save) => {
    const query = editGameQueries.detail(gameId)
    return saveOnto(
      client.getQueryData(query.queryKey),
      () => client.query({ ...query, staleTime: 0 }),
      async (stored) => {
        const { values, hasConflicts } = edit.onto(toInfoForm(stored), typed)
        if (hasConflicts) return false
        const saved = await mutateAsync({ gameId, ...toGameUpdate(values, stored) })
        edit.accept(typed, toInfoForm(saved))
        return true
      },
    )
  }
  return useAction(save, {
    onSuccess: (isSaved) => {
      if (isSaved) toast({ tone: 'ok', id: `game-${gameId}`, title: t`Game saved` })
    },
  })
}
