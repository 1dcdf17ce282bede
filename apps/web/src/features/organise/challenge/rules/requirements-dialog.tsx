import { useUpdateRequirements } from '@halyard/query'
import { LOCKED_TILES } from '@halyard/rules'
import type { LockedTile } from '@halyard/rules'
import { Combobox, RadioGroup } from '@halyard/ui'
import { Trans, useLingui } from '@lingui/react/macro'
import { useController } from 'react-hook-form'
import type { Control } from 'react-hook-form'
import { useTitlesOf } from '#features/organise/challenge/rules/use-rules.ts'
import type { StoredRequirements } from '#features/organise/challenge/rules/use-rules.ts'
import { toast } from '#shared/feedback/feedback.ts'
import { FormDialog } from '#shared/forms/form-dialog.tsx'
import { useValidatedForm } from '#shared/forms/use-validated-form.ts'

type RequirementsForm = { requires: number[]; tile: LockedTile }

type RequirementsDialogProps = {
  gameId: number
  challengeId: number
  stored: StoredRequirements
  onClose: () => void
}

/** Chooses what a team must have solved before the challenge opens, and what it sees until then. */
export function RequirementsDialog({
  gameId,
  challengeId,
  stored,
  onClose,
}: RequirementsDialogProps) {
  const { t } = useLingui()
  const { mutate, isPending, error } = useUpdateRequirements({
    onSuccess: () => {
      toast({ tone: 'ok', id: 'requirements', title: t`Requirements saved` })
      onClose()
    },
  })
  const { requires, tile, etag } = stored
  const { form, error: formError } = useValidatedForm<RequirementsForm>({
    defaultValues: { requires, tile },
    check: () => ({}),
    failure: error,
    failingField: 'requires',
  })
  return (
    <FormDialog
      title={t`What the challenge requires`}
      description={t`It opens for a team that has solved all of them. Until then nobody in the team can read it or answer.`}
      action={isPending ? <Trans>Saving…</Trans> : <Trans>Save requirements</Trans>}
      form={form}
      onSubmit={(values) => mutate({ gameId, challengeId, etag, ...values })}
      pending={isPending}
      error={formError}
      onClose={onClose}
    >
      <RequiredField control={form.control} gameId={gameId} challengeId={challengeId} />
      <TileField control={form.control} />
    </FormDialog>
  )
}

type RequiredFieldProps = {
  control: Control<RequirementsForm>
  gameId: number
  challengeId: number
}

function RequiredField({ control, gameId, challengeId }: RequiredFieldProps) {
  const { t } = useLingui()
  const titles = useTitlesOf(gameId)
  const { field, fieldState } = useController({ control, name: 'requires' })
  const optionOf = (id: number) => ({ value: String(id), label: titles.get(id) ?? `#${id}` })
  const others = [...titles.keys()].filter((id) => id !== challengeId)
  return (
    <Combobox
      multiple
      label={t`Opens after`}
      hint={t`Leave it empty for a challenge that is open from the start.`}
      error={fieldState.error?.message}
      options={others.map(optionOf)}
      value={field.value.map(optionOf)}
      onValueChange={(chosen) => field.onChange(chosen.map(({ value }) => Number(value)))}
      placeholder={t`Find a challenge`}
      empty={<Trans>No other challenge matches.</Trans>}
      removeLabel={(name) => t`Remove ${name}`}
    />
  )
}

function TileField({ control }: { control: Control<RequirementsForm> }) {
  const { t } = useLingui()
  const { field } = useController({ control, name: 'tile' })
  const texts: Record<LockedTile, { label: string; note: string }> = {
    hidden: {
      label: t({ message: 'No tile', comment: 'What players see of a locked challenge.' }),
      note: t`The challenge appears when it opens.`,
    },
    unnamed: {
      label: t({
        message: 'A tile without its title',
        comment: 'What players see of a locked challenge.',
      }),
      note: t`Players see the category, and what opens it.`,
    },
    titled: {
      label: t({
        message: 'A tile with its title',
        comment: 'What players see of a locked challenge.',
      }),
      note: t`The scoreboard has the title, too. Without this choice it has it once a team has opened the challenge.`,
    },
  }
  return (
    <RadioGroup
      label={t`What players see until then`}
      value={field.value}
      onValueChange={field.onChange}
      options={LOCKED_TILES.map((value) => ({ value, ...texts[value] }))}
    />
  )
}
