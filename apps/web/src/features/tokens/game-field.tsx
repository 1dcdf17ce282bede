import { Combobox } from '@halyard/ui'
import { Trans, useLingui } from '@lingui/react/macro'
import { useController } from 'react-hook-form'
import type { Control } from 'react-hook-form'
import type { TokenForm } from '#features/tokens/token-form.ts'
import { useAllGames } from '#shared/use-all-games.ts'

/** The one game that a token is limited to. */
export function GameField({ control }: { control: Control<TokenForm> }) {
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
