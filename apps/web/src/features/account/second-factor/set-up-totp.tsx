import type { Schema } from '@halyard/api'
import { useActivateTotp } from '@halyard/query'
import { CopyField, QrCode, Stack } from '@halyard/ui'
import { Trans, useLingui } from '@lingui/react/macro'
import { FormTextField } from '#shared/forms/fields.tsx'
import { FormDialog } from '#shared/forms/form-dialog.tsx'
import { useValidatedForm } from '#shared/forms/use-validated-form.ts'
import * as styles from './second-factor.css.ts'

type SetUpTotpProps = {
  totp: Schema<'TotpSecretModel'>
  onDone: (codes: readonly string[]) => void
  onClose: () => void
}

/** Shows the secret for an authenticator app, as a code and as text, and asks for the first code made with it. */
export function SetUpTotp({ totp, onDone, onClose }: SetUpTotpProps) {
  const { t } = useLingui()
  const { mutate, isPending, error } = useActivateTotp({ onSuccess: ({ codes }) => onDone(codes) })
  const { form, error: formError } = useValidatedForm({
    defaultValues: { code: '' },
    check: ({ code }) => ({
      code: /^\s*(\d\s*){6}$/.test(code) ? undefined : t`Enter the six digits that your app shows.`,
    }),
    failure: error,
    failingField: 'code',
  })
  return (
    <FormDialog
      title={t`Set up an authenticator app`}
      description={t`Scan this with the app, then enter the code that it shows.`}
      action={<Trans>Turn on</Trans>}
      form={form}
      onSubmit={({ code }) => mutate({ code })}
      pending={isPending}
      error={formError}
      isSticky
      isDisposable
      onClose={onClose}
    >
      <div className={styles.picture}>
        <QrCode
          value={totp.uri}
          label={t`QR code for your authenticator app`}
          size={192}
          tooLong={t`Type the secret instead.`}
        />
      </div>
      <Stack gap={1}>
        <p className={styles.note}>
          <Trans>Or type this secret into the app:</Trans>
        </p>
        <CopyField text={totp.secret} labels={{ copy: t`Copy`, copied: t`Copied` }} />
      </Stack>
      <FormTextField
        control={form.control}
        name="code"
        label={t`Code of your authenticator app`}
        size="lg"
        isMono
        inputMode="numeric"
        autoComplete="one-time-code"
        spellCheck={false}
      />
    </FormDialog>
  )
}
