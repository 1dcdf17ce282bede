import { Combobox, Fieldset } from '@halyard/ui'
import { Trans, useLingui } from '@lingui/react/macro'
import { useController, useWatch } from 'react-hook-form'
import type { Control } from 'react-hook-form'
import { scopeLabels, scopeNotes } from '#features/tokens/scopes.ts'
import type { TokenScope } from '#features/tokens/scopes.ts'
import type { TokenForm } from '#features/tokens/token-form.ts'
import { FormCheckbox } from '#shared/forms/value-fields.tsx'
import { useAllGames } from '#shared/use-all-games.ts'

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
      {isLimitable && !isUnlimited && <GameField control={control} />}
    </>
  )
}

function GameField({ control }: { control: Control<TokenForm> }) {
  const { t } = useLingui()
  const { games = [] } = useAllGames()
  const { field } = useController({ control, name: 'gameId' })
  const options = games.map(({ id, title }) => ({ value: String(id), label: title }))
  return (
    <Combobox
      label={t`Only for this game`}
      hint={t`Leave it empty for all games that you organize.`}
      options={options}
      value={options.filter(({ value }) => value === String(field.value))}
      onValueChange={([option]) => field.onChange(option ? Number(option.value) : null)}
      placeholder={t`Find a game`}
      empty={<Trans>No game matches.</Trans>}
      removeLabel={(name) => t`Remove ${name}`}
    />
  )
}
