import { limits } from '@halyard/api'
import { useCreateDivision, useUpdateDivision } from '@halyard/query'
import { ALL_PERMISSIONS } from '@halyard/rules'
import { Select } from '@halyard/ui'
import { Trans, useLingui } from '@lingui/react/macro'
import { useController, useWatch } from 'react-hook-form'
import type { Control } from 'react-hook-form'
import { InviteCodeField, useInviteCodeCheck } from '#features/organise/invite-code-field.tsx'
import { presetLabels } from '#features/organise/divisions/preset-labels.ts'
import { presetNames, withPreset } from '#features/organise/divisions/presets.ts'
import type { PresetName } from '#features/organise/divisions/presets.ts'
import type { Division } from '#features/organise/divisions/rights-draft.ts'
import { useSummary } from '#features/organise/divisions/use-summary.ts'
import { FormTextField } from '#shared/forms/fields.tsx'
import { FormDialog } from '#shared/forms/form-dialog.tsx'
import { useValidatedForm } from '#shared/forms/use-validated-form.ts'

const { maxLength } = limits.divisionCreateModel.name

/** The preset counts for a new division only: the rights of others are in the tables. */
type DivisionValues = { name: string; inviteCode: string; preset: PresetName }

type DivisionDialogProps = {
  gameId: number
  divisions: readonly Division[]
  /** The one to edit; none for a new one. */
  division?: Division | undefined
  onClose: () => void
}

/** Name and code of a division; for a new one also what its teams may do. */
export function DivisionDialog({ gameId, divisions, division, onClose }: DivisionDialogProps) {
  const { t } = useLingui()
  const check = useDivisionCheck(divisions, division)
  const create = useCreateDivision({ onSuccess: onClose })
  const update = useUpdateDivision({ onSuccess: onClose })
  const { isPending, error } = division ? update : create
  const { form, error: formError } = useValidatedForm<DivisionValues>({
    defaultValues: {
      name: division?.name ?? '',
      inviteCode: division?.inviteCode ?? '',
      preset: 'official',
    },
    check,
    failure: error,
  })
  const save = ({ preset, ...typed }: DivisionValues) => {
    const texts = { name: typed.name.trim(), inviteCode: typed.inviteCode.trim() }
    if (division) update.mutate({ gameId, divisionId: division.id, ...texts })
    else {
      const defaultPermissions = withPreset(ALL_PERMISSIONS, preset)
      create.mutate({ gameId, ...texts, defaultPermissions })
    }
  }
  return (
    <FormDialog
      title={division ? t`Edit “${{ divisionName: division.name }}”` : t`Create a division`}
      action={division ? <Trans>Save division</Trans> : <Trans>Create division</Trans>}
      form={form}
      onSubmit={save}
      pending={isPending}
      error={formError}
      onClose={onClose}
    >
      <FormTextField
        control={form.control}
        name="name"
        label={t({ message: 'Name', comment: 'Label of a field: the name of a division.' })}
        maxLength={maxLength}
        dir="auto"
        autoComplete="off"
      />
      <InviteCodeField control={form.control} name="inviteCode" />
      {!division && <PresetField control={form.control} />}
    </FormDialog>
  )
}

/** What is wrong with the name and the code of a division; `self` is the one that is edited. */
function useDivisionCheck(divisions: readonly Division[], self: Division | undefined) {
  const { t } = useLingui()
  const checkCode = useInviteCodeCheck()
  const checkName = (name: string) => {
    if (name === '') return t`A division needs a name.`
    if (name.length > maxLength) return t`Use at most ${maxLength} characters.`
    const isTaken = divisions.some((other) => other.id !== self?.id && other.name.trim() === name)
    return isTaken ? t`A division with this name already exists.` : undefined
  }
  return ({ name, inviteCode }: DivisionValues) => ({
    name: checkName(name.trim()),
    inviteCode: checkCode(inviteCode.trim(), self?.inviteCode ?? ''),
  })
}

function PresetField({ control }: { control: Control<DivisionValues> }) {
  const { t, i18n } = useLingui()
  const summary = useSummary()
  const { field } = useController({ control, name: 'preset' })
  const inviteCode = useWatch({ control, name: 'inviteCode' })
  return (
    <Select
      label={t`What its teams may do`}
      hint={summary({ defaultPermissions: withPreset(0, field.value), inviteCode })}
      options={presetNames.map((value) => ({ value, label: i18n._(presetLabels[value]) }))}
      value={field.value}
      onValueChange={field.onChange}
    />
  )
}
