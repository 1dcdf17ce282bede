import { limits } from '@halyard/api'
import { requestEmailChange } from '@halyard/query'
import { Button, Callout, Dialog, TextField } from '@halyard/ui'
import { Trans, useLingui } from '@lingui/react/macro'
import { useMutation } from '@tanstack/react-query'
import { FormDialog } from '#shared/form-dialog.tsx'
import { useForm } from '#shared/form.ts'
import * as styles from './form-parts.css.ts'

const emailPattern = new RegExp(limits.mailChangeModel.newMail.pattern)

type ChangeEmailProps = { email: string; onClose: () => void }

/** Asks for the new address. It counts from the moment its link is used, not before. */
export function ChangeEmail({ email, onClose }: ChangeEmailProps) {
  const { t } = useLingui()
  const { mutate, isPending, error, isSuccess, variables } = useMutation(requestEmailChange)
  const form = useForm({
    initial: { newMail: '' },
    check: ({ newMail }) => {
      const typed = newMail.trim()
      if (!emailPattern.test(typed)) return { newMail: t`Type an address like name@example.org.` }
      if (typed.toLowerCase() === email.toLowerCase()) {
        return { newMail: t`This is your present address.` }
      }
      return {}
    },
    onSubmit: ({ newMail }) => mutate({ newMail: newMail.trim() }),
    failure: error,
    failingField: 'newMail',
  })
  if (isSuccess) return <Sent email={variables.newMail} onClose={onClose} />
  return (
    <FormDialog
      title={t`Change your email`}
      description={t`We send a link to the new address. The old one works until you use the link, and stops then.`}
      action={isPending ? <Trans>Sending…</Trans> : <Trans>Send the link</Trans>}
      formProps={form.formProps}
      pending={isPending}
      error={form.isFieldFailure ? undefined : error}
      isChanged={form.isChanged}
      onClose={onClose}
    >
      <TextField
        label={t`New email`}
        type="email"
        autoComplete="email"
        {...form.field('newMail')}
      />
    </FormDialog>
  )
}

function Sent({ email, onClose }: { email: string; onClose: () => void }) {
  const { t } = useLingui()
  return (
    <Dialog.Root open onOpenChange={(isOpen) => !isOpen && onClose()}>
      <Dialog.Content size="sm" phone="sheet">
        <Dialog.Header title={t`Check your mail`} closeLabel={t`Close`} />
        <Dialog.Body>
          <Callout tone="ok" role="status">
            <Trans>
              We sent a link to <bdi className={styles.address}>{email}</bdi>. Open it in this
              browser to change your address.
            </Trans>
          </Callout>
        </Dialog.Body>
        <Dialog.Footer>
          <Button tone="primary" onClick={onClose}>
            <Trans>Done</Trans>
          </Button>
        </Dialog.Footer>
      </Dialog.Content>
    </Dialog.Root>
  )
}
