import { limits } from '@halyard/api'
import { createToken } from '@halyard/query'
import { Button, Callout, CopyButton, Dialog, Select, TextField } from '@halyard/ui'
import { plural } from '@lingui/core/macro'
import { Trans, useLingui } from '@lingui/react/macro'
import { useMutation } from '@tanstack/react-query'
import { useState } from 'react'
import { FormDialog } from '#shared/form-dialog.tsx'
import { useForm } from '#shared/form.ts'
import { fields } from '#shared/form.css.ts'
import { Used } from '#shared/used.tsx'

const { name: nameLimit } = limits.apiTokenCreateModel
/** Days; 0 is for ever, as on the wire. */
const lives = ['7', '30', '90', '365', '0'] as const
type Life = (typeof lives)[number]

/** Names a token and says how long it works; then shows its text, which nobody can read again. */
export function CreateToken({ onClose }: { onClose: () => void }) {
  const { t } = useLingui()
  const [life, setLife] = useState<Life>('90')
  const { mutate, isPending, error, data } = useMutation(createToken)
  const form = useForm({
    initial: { name: '' },
    check: ({ name }) => {
      if (name.trim() === '') return { name: t`Name what the token is for.` }
      return name.trim().length > nameLimit.maxLength
        ? { name: t`Use at most ${nameLimit.maxLength} characters.` }
        : {}
    },
    onSubmit: ({ name }) => mutate({ name: name.trim(), expiresIn: Number(life) }),
    failure: error,
  })
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
      formProps={form.formProps}
      pending={isPending}
      error={form.isFieldFailure ? undefined : error}
      isChanged={form.isChanged}
      onClose={onClose}
    >
      <TextField
        label={t`Name`}
        labelAside={<Used length={form.values.name.length} of={nameLimit.maxLength} />}
        placeholder={t`Wall display`}
        autoComplete="off"
        {...form.field('name')}
      />
      <Select<Life>
        label={t`Works for`}
        hint={life === '0' ? <Forever /> : undefined}
        options={options}
        value={life}
        onValueChange={setLife}
      />
    </FormDialog>
  )
}

function Forever() {
  return (
    <Trans>
      Whoever finds a token that never expires can use it until somebody revokes it. Prefer a date.
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
              label={t`Token`}
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
            words={{ copy: t`Copy token`, copied: t`Copied` }}
          />
        </Dialog.Footer>
      </Dialog.Content>
    </Dialog.Root>
  )
}
