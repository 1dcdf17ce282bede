import type { JoinDeclaration } from '@halyard/api'
import { useAcceptDeclaration } from '@halyard/query'
import { Trans, useLingui } from '@lingui/react/macro'
import { useController } from 'react-hook-form'
import { DeclarationField } from '#features/games/declaration-field.tsx'
import { toast } from '#shared/feedback/feedback.ts'
import { FormDialog } from '#shared/forms/form-dialog.tsx'
import { useValidatedForm } from '#shared/forms/use-validated-form.ts'

type AcceptForm = { acceptedDeclaration: string }

type DeclarationDialogProps = {
  gameId: number
  declaration: JoinDeclaration
  onClose: () => void
}

/** Accepts the declaration of the own division. */
export function DeclarationDialog({ gameId, declaration, onClose }: DeclarationDialogProps) {
  const { t } = useLingui()
  const accept = useAcceptDeclaration()
  const { form, error } = useValidatedForm<AcceptForm>({
    defaultValues: { acceptedDeclaration: '' },
    check: ({ acceptedDeclaration }) => ({
      acceptedDeclaration:
        acceptedDeclaration === declaration.hash ? undefined : t`Tick that you accept it.`,
    }),
    failure: accept.error,
  })
  const { field, fieldState } = useController({
    control: form.control,
    name: 'acceptedDeclaration',
  })
  const finish = () => {
    toast({ tone: 'ok', id: 'declaration', title: t`Declaration accepted` })
    onClose()
  }
  // Once it is accepted, the note that holds this dialog goes: a callback of `mutate` would find nobody.
  const submit = ({ acceptedDeclaration }: AcceptForm) =>
    void accept.mutateAsync({ gameId, acceptedDeclaration }).then(finish, () => {})
  return (
    <FormDialog
      title={t`Declaration of your division`}
      action={accept.isPending ? <Trans>Saving…</Trans> : <Trans>Accept declaration</Trans>}
      form={form}
      onSubmit={submit}
      pending={accept.isPending}
      error={error}
      isDisposable
      onClose={onClose}
    >
      <DeclarationField declaration={declaration} field={field} error={fieldState.error?.message} />
    </FormDialog>
  )
}
