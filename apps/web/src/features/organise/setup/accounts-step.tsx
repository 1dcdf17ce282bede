import type { Schema } from '@halyard/api'
import { useUpdateConfig } from '@halyard/query'
import { FormError, RadioCards, Stack } from '@halyard/ui'
import { useLingui } from '@lingui/react/macro'
import { ErrorMessage } from '#shared/errors/error-message.tsx'

type Registration = 'open' | 'closed'

/** Who gets an account: everybody with the link, or those for whom the organisers make one. Acts at once. */
export function AccountsStep({ policy }: { policy: Schema<'AccountPolicy'> }) {
  const { t } = useLingui()
  const { mutate, isPending, variables, error } = useUpdateConfig()
  const pending = isPending ? variables.accountPolicy?.allowRegister : undefined
  const isOpen = pending ?? policy.allowRegister
  return (
    <Stack gap={4}>
      <RadioCards<Registration>
        label={t`Registration`}
        value={isOpen ? 'open' : 'closed'}
        onValueChange={(choice) => mutate({ accountPolicy: { allowRegister: choice === 'open' } })}
        options={[
          {
            value: 'open',
            label: t`Everyone may register`,
            note: t`Send players the link to register.`,
          },
          {
            value: 'closed',
            label: t`Only accounts that you create`,
            note: t`Players log in with what you give them.`,
          },
        ]}
      />
      <FormError>{error ? <ErrorMessage error={error} /> : undefined}</FormError>
    </Stack>
  )
}
