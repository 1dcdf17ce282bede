import { Fieldset } from '@halyard/ui'
import { useLingui } from '@lingui/react/macro'
import { Suspense } from 'react'
import { useWatch } from 'react-hook-form'
import type { Control } from 'react-hook-form'
import { scopeLabels, scopeNotes } from '#features/tokens/scopes.ts'
import type { TokenScope } from '#features/tokens/scopes.ts'
import type { TokenForm } from '#features/tokens/token-form.ts'
import { FormCheckbox } from '#shared/forms/value-fields.tsx'
import { lazyPart } from '#shared/lazy-part.ts'

const GameField = lazyPart('GameField', () => import('#features/tokens/game-field.tsx'))

type ScopeFieldsProps = { control: Control<TokenForm>; offered: readonly TokenScope[] }

/** What a token may do, in plain words, and for which game. */
export function ScopeFields({ control, offered }: ScopeFieldsProps) {
  const { t, i18n } = useLingui()
  const isLimitable = useWatch({ control, name: 'Organize' })
  const isUnlimited = useWatch({ control, name: 'Administer' })
  return (
    <>
      <Fieldset legend={t`What it may do`}>
        {offered.map((scope) => (
          <FormCheckbox
            key={scope}
            control={control}
            name={scope}
            label={i18n._(scopeLabels[scope])}
            hint={i18n._(scopeNotes[scope])}
          />
        ))}
      </Fieldset>
      <Suspense>{isLimitable && !isUnlimited && <GameField control={control} />}</Suspense>
    </>
  )
}
