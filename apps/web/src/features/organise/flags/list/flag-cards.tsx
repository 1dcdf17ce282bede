import { useLingui } from '@lingui/react/macro'
import { FlagActions } from '#features/organise/flags/list/flag-actions.tsx'
import { FlagFile } from '#features/organise/flags/add/flag-file.tsx'
import type { FlagRowsProps } from '#features/organise/flags/list/flag-table.tsx'
import { FlagText } from '#features/organise/flags/add/flag-text.tsx'
import { CardList, SelectableCard } from '#shared/list/card-list.tsx'

/** The table of flags on narrow screens: a card for each. */
export function FlagCards({ rows, withFiles, selection }: FlagRowsProps) {
  const { t } = useLingui()
  return (
    <CardList
      label={t`Flags`}
      rows={rows}
      selection={selection}
      renderCard={(row, choice) => {
        const { id, place, attachment, isShown } = row
        return (
          <SelectableCard
            id={id}
            name={t`Flag ${place}`}
            title={<FlagText row={row} />}
            end={<FlagActions flag={row} isShown={isShown} />}
            {...choice}
          >
            {withFiles && <FlagFile attachment={attachment} />}
          </SelectableCard>
        )
      }}
    />
  )
}
