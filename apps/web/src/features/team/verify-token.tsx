import { hasStatus } from '@halyard/api'
import { useVerifyTeamToken } from '@halyard/query'
import { Callout } from '@halyard/ui'
import { Trans, useLingui } from '@lingui/react/macro'
import { FormTextField } from '#shared/forms/fields.tsx'
import { FormDialog } from '#shared/forms/form-dialog.tsx'
import { useValidatedForm } from '#shared/forms/use-validated-form.ts'

/** A team's id and the signature over it, as on the team's card of a game. */
const tokenPattern = /^\d{1,10}:[A-Za-z0-9+/]{86}==$/
/** 32 bytes in base64. */
const keyPattern = /^[A-Za-z0-9+/]{43}=$/

/** Whether a token really is of the team it names: for helpers of a game that meet teams outside of the platform. */
export function VerifyToken({ onClose }: { onClose: () => void }) {
  const { t } = useLingui()
  const { mutate, isPending, isSuccess, error, reset, variables } = useVerifyTeamToken()
  const isForged = hasStatus(error, 401)
  const { form, error: formError } = useValidatedForm({
    defaultValues: { teamToken: '', publicKey: '' },
    check: ({ teamToken, publicKey }) => ({
      teamToken: tokenPattern.test(teamToken.trim())
        ? undefined
        : t`This is not a team token: it has a number, a colon and 88 characters of base64.`,
      publicKey: keyPattern.test(publicKey.trim())
        ? undefined
        : t`This is not a public key: it has 44 characters of base64.`,
    }),
    failure: isForged ? undefined : error,
  })
  const [teamId = ''] = variables?.teamToken.split(':') ?? []
  return (
    <FormDialog
      title={t`Check a team token`}
      description={t`A team shows its token to prove who it is. The public key is in the settings of the game.`}
      action={isPending ? <Trans>Checking…</Trans> : <Trans>Check token</Trans>}
      form={form}
      onSubmit={({ teamToken, publicKey }) =>
        mutate({ teamToken: teamToken.trim(), publicKey: publicKey.trim() })
      }
      onFieldFocus={reset}
      pending={isPending}
      error={formError}
      isDisposable
      onClose={onClose}
    >
      <FormTextField
        control={form.control}
        name="teamToken"
        label={t`Team token`}
        isMono
        autoComplete="off"
        spellCheck={false}
      />
      <FormTextField
        control={form.control}
        name="publicKey"
        label={t`Public key of the game`}
        isMono
        autoComplete="off"
        spellCheck={false}
      />
      <div role="status">
        {isSuccess && (
          <Callout tone="ok">
            <Trans>The token is genuine: it belongs to the team with the number {teamId}.</Trans>
          </Callout>
        )}
        {isForged && (
          <Callout tone="bad">
            <Trans>
              The token does not match this key. It is forged, belongs to another game or was not
              copied completely.
            </Trans>
          </Callout>
        )}
      </div>
    </FormDialog>
  )
}
