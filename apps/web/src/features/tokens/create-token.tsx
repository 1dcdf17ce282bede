import { limits } from '@halyard/api'
import { useCreateOwnToken, useCreateToken } from '@halyard/query'
import { Button, Callout, CopyButton, Dialog, Select, TextField } from '@halyard/ui'
import { plural } from '@lingui/core/macro'
import { Trans, useLingui } from '@lingui/react/macro'
import { useController } from 'react-hook-form'
import { fields } from '#shared/forms/fields.css.ts'
import { ScopeFields } from '#features/tokens/scope-fields.tsx'
import {
  checkToken,
  emptyToken,
  lives,
  toReadingToken,
  toToken,
} from '#features/tokens/token-form.ts'
import type { Life, TokenForm } from '#features/tokens/token-form.ts'
import { scopes } from '#features/tokens/scopes.ts'
import { FormTextField } from '#shared/forms/fields.tsx'
import { FormDialog } from '#shared/forms/form-dialog.tsx'
import { useValidatedForm } from '#shared/forms/use-validated-form.ts'
import { useHasExtension } from '#shared/platform/platform.ts'
import { useHasRole, useUser } from '#shared/session/user.ts'

const { name: nameLimit } = limits.apiTokenCreateModel

/** Names a token and says what it may do and for how long; then shows its text, which nobody can read again. */
export function CreateToken({ onClose }: { onClose: () => void }) {
  const { t, i18n } = useLingui()
  const hasScopes = useHasExtension('tokenScopes')
  const isAdmin = useHasRole('Admin')
  const organizes = (useUser()?.games?.length ?? 0) > 0
  const own = useCreateOwnToken()
  const reading = useCreateToken()
  const { isPending, error, data } = hasScopes ? own : reading
  const { form, error: formError } = useValidatedForm<TokenForm>({
    defaultValues: emptyToken,
    check: (values) => checkToken(values, hasScopes, i18n),
    failure: error,
  })
  const create = (values: TokenForm) =>
    hasScopes ? own.mutate(toToken(values)) : reading.mutate(toReadingToken(values))
  const { field: life } = useController({ control: form.control, name: 'life' })
  if (data) return <ShownOnce name={data.info.name} token={data.token} onClose={onClose} />
  const options = lives.map((value) => {
    const days = Number(value)
    return {
      value,
      label: days === 0 ? t`Never expires` : t`${plural(days, { one: '# day', other: '# days' })}`,
    }
  })
  return (
    <FormDialog
      title={t`Create an API token`}
      description={t`Programs use it instead of a password. Its text is shown once.`}
      action={isPending ? <Trans>Creating…</Trans> : <Trans>Create token</Trans>}
      form={form}
      onSubmit={create}
      pending={isPending}
      error={formError}
      onClose={onClose}
    >
      <FormTextField
        control={form.control}
        name="name"
        label={t`Name`}
        maxLength={nameLimit.maxLength}
        placeholder={t({
          message: 'Wall display',
          comment: 'Example of a name for an API token: a screen on a wall.',
        })}
        autoComplete="off"
      />
      {hasScopes && (
        <ScopeFields
          control={form.control}
          offered={scopes.filter(
            (scope) =>
              isAdmin ||
              scope === 'Read' ||
              scope === 'Play' ||
              (organizes && scope === 'Organize'),
          )}
        />
      )}
      <Select<Life>
        label={t({ message: 'Valid for', comment: 'Label of a choice: how long a token works.' })}
        hint={life.value === '0' ? <Forever /> : undefined}
        options={options}
        value={life.value}
        onValueChange={life.onChange}
      />
    </FormDialog>
  )
}

function Forever() {
  return (
    <Trans>
      Anyone who finds a token that never expires can use it until someone revokes it. Prefer a
      date.
    </Trans>
  )
}

type ShownOnceProps = { name: string; token: string; onClose: () => void }

/** Stays open until it is closed on purpose: a press beside it must not lose the text. */
function ShownOnce({ name, token, onClose }: ShownOnceProps) {
  const { t } = useLingui()
  return (
    <Dialog.Root open onOpenChange={(isOpen) => !isOpen && onClose()}>
      <Dialog.Content
        size="sm"
        phone="sheet"
        onInteractOutside={(event) => event.preventDefault()}
        onEscapeKeyDown={(event) => event.preventDefault()}
      >
        <Dialog.Header title={t`Token “${name}”`} closeLabel={t`Close`} />
        <Dialog.Body>
          <div className={fields}>
            <Callout tone="warn" role="status">
              <Trans>Copy it now: it is not shown again, and nobody can look it up.</Trans>
            </Callout>
            <TextField
              label={t({ message: 'Token', comment: 'Label before a new API token.' })}
              isMono
              readOnly
              value={token}
              onFocus={(event) => event.target.select()}
            />
          </div>
        </Dialog.Body>
        <Dialog.Footer>
          <Button onClick={onClose}>
            <Trans>Done</Trans>
          </Button>
          <CopyButton
            tone="primary"
            text={token}
            labels={{ copy: t`Copy token`, copied: t`Copied` }}
          />
        </Dialog.Footer>
      </Dialog.Content>
    </Dialog.Root>
  )
}
