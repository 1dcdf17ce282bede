import { Button, Stack } from '@halyard/ui'
import { Trans, useLingui } from '@lingui/react/macro'
import { useEffect } from 'react'
import { usePasswordLabels } from '#features/account/password/use-password-labels.ts'
import type { Method, ProofForm } from '#features/account/second-factor/use-proof.ts'
import { FormPasswordField, FormTextField } from '#shared/forms/fields.tsx'

/** The field for the proof that is asked for, and the ways to the others. */
export function ProofFields({ proof }: { proof: ProofForm }) {
  const { method, others, choose } = proof
  return (
    <>
      <ProofField key={method} proof={proof} />
      {others.length > 0 && (
        <Stack gap={2}>
          {others.map((other) => (
            <Button key={other} isFullWidth onClick={() => choose(other)}>
              <OtherWay method={other} />
            </Button>
          ))}
        </Stack>
      )}
    </>
  )
}

function ProofField({ proof: { method, form } }: { proof: ProofForm }) {
  const { t } = useLingui()
  const labels = usePasswordLabels()
  // It appears as the answer to what was pressed: the reader goes on there.
  useEffect(() => {
    if (method !== 'passkey') form.setFocus('text')
  }, [form, method])
  if (method === 'passkey')
    return (
      <p>
        <Trans>Use the passkey of this device, of your phone, or a security key.</Trans>
      </p>
    )
  if (method === 'password')
    return (
      <FormPasswordField
        control={form.control}
        name="text"
        label={t`Password`}
        size="lg"
        autoComplete="current-password"
        labels={labels}
      />
    )
  const isCode = method === 'code'
  return (
    <FormTextField
      control={form.control}
      name="text"
      label={isCode ? t`Code of your authenticator app` : t`Recovery code`}
      hint={isCode ? undefined : t`Each of them works once.`}
      size="lg"
      isMono
      inputMode={isCode ? 'numeric' : 'text'}
      autoComplete={isCode ? 'one-time-code' : 'off'}
      autoCapitalize="none"
      spellCheck={false}
    />
  )
}

function OtherWay({ method }: { method: Method }) {
  if (method === 'passkey') return <Trans>Use a passkey instead</Trans>
  if (method === 'recoveryCode') return <Trans>Use a recovery code instead</Trans>
  return <Trans>Use a code instead</Trans>
}
