import { limits } from '@halyard/api'
import { useRequestEmailChange } from '@halyard/query'
import { Button, Callout, Dialog } from '@halyard/ui'
import { Trans, useLingui } from '@lingui/react/macro'
import { MailDelay } from '#features/account/mail/mail-delay.tsx'
import { FormTextField } from '#shared/forms/fields.tsx'
import { FormDialog } from '#shared/forms/form-dialog.tsx'
import { useValidatedForm } from '#shared/forms/use-validated-form.ts'
import { usePlatform } from '#shared/platform/platform.ts'
import * as styles from '#features/account/form-parts.css.ts'

const emailPattern = new RegExp(limits.mailChangeModel.newMail.pattern)

type ChangeEmailProps = { email: string; onClose: () => void }

/** Asks for the new address. It counts from the moment its link is used, not before. Only some servers say that they send mail. */
export function ChangeEmail({ email, onClose }: ChangeEmailProps) {
  const { t } = useLingui()
  const sendsMail = usePlatform().extensions?.includes('mail')
  const { mutate, isPending, error, isSuccess, variables } = useRequestEmailChange()
  const { form, error: formError } = useValidatedForm({
    defaultValues: { newMail: '' },
    check: ({ newMail }) => {
      const typed = newMail.trim()
      if (!emailPattern.test(typed)) return { newMail: t`Enter an address like name@example.org.` }
      const isSame = typed.toLowerCase() === email.toLowerCase()
      return { newMail: isSame ? t`This is already your address.` : undefined }
    },
    failure: error,
    failingField: 'newMail',
  })
  if (isSuccess) return <Sent email={variables.newMail} onClose={onClose} />
  return (
    <FormDialog
      title={t`Change your email`}
      description={
        sendsMail
          ? t`We will send a link to the new address. The old one works until you use the link.`
          : t`If this platform sends email, a link goes to the new address. The old one works until you use the link.`
      }
      action={
        isPending ? (
          <Trans>Sending…</Trans>
        ) : sendsMail ? (
          <Trans>Send the link</Trans>
        ) : (
          <Trans>Change email</Trans>
        )
      }
      form={form}
      onSubmit={({ newMail }) => mutate({ newMail: newMail.trim() })}
      pending={isPending}
      error={formError}
      onClose={onClose}
    >
      <FormTextField
        control={form.control}
        name="newMail"
        label={t`New email`}
        type="email"
        autoComplete="email"
      />
    </FormDialog>
  )
}

function Sent({ email, onClose }: { email: string; onClose: () => void }) {
  const { t } = useLingui()
  const { extensions } = usePlatform()
  return (
    <Dialog.Root open onOpenChange={(isOpen) => !isOpen && onClose()}>
      <Dialog.Content size="sm" phone="sheet">
        <Dialog.Header title={t`Check your email`} closeLabel={t`Close`} />
        <Dialog.Body>
          {extensions?.includes('mail') ? (
            <Callout tone="ok" role="status">
              <Trans>
                We sent a link to <bdi className={styles.address}>{email}</bdi>. Open it in this
                browser to change your address.
              </Trans>{' '}
              <MailDelay />
            </Callout>
          ) : (
            <Callout tone="info" role="status">
              <Trans>
                If this platform sends email, a link is on its way to{' '}
                <bdi className={styles.address}>{email}</bdi>. Open it in this browser to change
                your address. Nothing there? Ask an organizer.
              </Trans>
            </Callout>
          )}
        </Dialog.Body>
        <Dialog.Footer>
          <Button tone="primary" onClick={onClose}>
            <Trans comment="Button that closes the dialog.">Done</Trans>
          </Button>
        </Dialog.Footer>
      </Dialog.Content>
    </Dialog.Root>
  )
}
