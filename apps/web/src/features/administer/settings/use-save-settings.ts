import { adminQueries, useAction, useUpdateConfig } from '@halyard/query'
import { useLingui } from '@lingui/react/macro'
import { useQueryClient } from '@tanstack/react-query'
import type { FieldValues } from 'react-hook-form'
import type { SettingsSection } from '#features/administer/settings/sections.ts'
import { toast } from '#shared/feedback/feedback.ts'
import type { EditedForm } from '#shared/forms/use-edited-form.ts'

type Save<Values extends FieldValues> = { typed: Values; edit: EditedForm<Values> }

/**
 * Stores one part of the settings. A save replaces a whole group of them, so they are read first: what another administrator saved
 * meanwhile is kept, and where both changed a field nothing is sent.
 */
export function useSaveSettings<Values extends FieldValues>(section: SettingsSection<Values>) {
  const { t } = useLingui()
  const client = useQueryClient()
  const { mutateAsync } = useUpdateConfig()
  const save = async ({ typed, edit }: Save<Values>) => {
    const stored = await client.query({ ...adminQueries.config(), staleTime: 0 })
    const { values, hasConflicts } = edit.onto(section.toForm(stored), typed)
    if (hasConflicts) return false
    await mutateAsync(section.toUpdate(values, stored))
    edit.accept(typed, values)
    return true
  }
  return useAction(save, {
    onSuccess: (isSaved) => {
      if (isSaved) toast({ tone: 'ok', id: `settings-${section.name}`, title: t`Settings saved` })
    },
  })
}
