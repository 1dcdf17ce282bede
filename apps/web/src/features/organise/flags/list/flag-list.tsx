import type { ChallengeSettings } from '@halyard/api'
import { Button, Inline, SearchField, Skeleton } from '@halyard/ui'
import { Trans, useLingui } from '@lingui/react/macro'
import { Eye, EyeOff, Trash2 } from 'lucide-react'
import { useState } from 'react'
import { FlagListContext } from '#features/organise/flags/list/flag-actions.tsx'
import type { Flag } from '#features/organise/flags/list/flag-actions.tsx'
import { FlagCards } from '#features/organise/flags/list/flag-cards.tsx'
import type { FlagRow } from '#features/organise/flags/add/flag-text.tsx'
import { useFlagDeletion } from '#features/organise/flags/list/use-flag-deletion.tsx'
import { ChosenBar } from '#shared/list/chosen-bar.tsx'
import { useFormat } from '#shared/format/format.ts'
import { idKey, useSelection } from '#shared/list/use-selection.ts'
import { TableOrCards, lazyTable } from '#shared/list/table-or-cards.tsx'
import { flagKey } from '#features/organise/flags/flag-match.ts'
import * as styles from '#features/organise/flags/flags.css.ts'

const [FlagTable, preload] = lazyTable(
  'FlagTable',
  () => import('#features/organise/flags/list/flag-table.tsx'),
)

/** Loads the code of the list while its data is loading. */
export const preloadFlags = preload

type FlagListProps = { gameId: number; challenge: ChallengeSettings; withFiles?: boolean }

/** From so many on the list can be searched. */
const searchedFrom = 10

/** The flags of a challenge, hidden from who looks over the shoulder until they are asked for. */
export function FlagList({ gameId, challenge, withFiles = false }: FlagListProps) {
  const { t } = useLingui()
  const { flags } = challenge
  const { remove, isGoing } = useFlagDeletion(gameId, challenge)
  const { rows, isAllShown, toggle, toggleAll } = useFlagRows(flags)
  const [filter, setFilter] = useState('')
  const wanted = filter.trim().toLocaleLowerCase()
  const found = rows.filter(({ flag }) => flag.toLocaleLowerCase().includes(wanted))
  const { rows: chosen, clear, selection } = useSelection(found, idKey)
  if (flags.length === 0) {
    return (
      <p className={styles.quiet}>
        <Trans>
          There are no flags yet: the challenge cannot be enabled, and nobody can solve it.
        </Trans>
      </p>
    )
  }
  const list = { rows: found, withFiles, selection }
  return (
    <>
      <Inline gap={3} justify="end">
        {flags.length >= searchedFrom && (
          <div className={styles.search}>
            <SearchField
              label={t`Search flags`}
              placeholder={t`Search`}
              clearLabel={t`Clear the search`}
              value={filter}
              onValueChange={setFilter}
            />
          </div>
        )}
        <Button
          size="sm"
          icon={isAllShown ? <EyeOff size={16} /> : <Eye size={16} />}
          onClick={toggleAll}
        >
          {isAllShown ? <Trans>Hide all flags</Trans> : <Trans>Show all flags</Trans>}
        </Button>
      </Inline>
      <FlagListContext value={{ onToggle: isAllShown ? undefined : toggle, remove, isGoing }}>
        <TableOrCards
          table={<FlagTable {...list} />}
          fallback={<Skeleton height="10rem" shape="box" />}
          cards={
            found.length > 0 ? (
              <FlagCards {...list} />
            ) : (
              <p className={styles.quiet}>
                <Trans>No flag contains that.</Trans>
              </p>
            )
          }
        />
      </FlagListContext>
      <ChosenBar label={t`Selected flags`} count={chosen.length} onClear={clear}>
        <Button
          size="sm"
          tone="danger"
          icon={<Trash2 size={16} />}
          onClick={() => {
            remove(chosen)
            clear()
          }}
        >
          <Trans>Delete</Trans>
        </Button>
      </ChosenBar>
    </>
  )
}

/** Flags as rows, and which of them are shown. */
function useFlagRows(flags: readonly Flag[]) {
  const { number } = useFormat()
  const [isAllShown, setIsAllShown] = useState(false)
  const [shown, setShown] = useState<ReadonlySet<number>>(new Set())
  const repeated = repeatedFlags(flags)
  return {
    rows: flags.map((flag, index): FlagRow => ({
      ...flag,
      place: number(index + 1),
      isShown: isAllShown || shown.has(flag.id),
      isTwice: repeated.has(flagKey(flag)),
    })),
    isAllShown,
    toggle: (id: number) =>
      setShown((current) => {
        const next = new Set(current)
        if (!next.delete(id)) next.add(id)
        return next
      }),
    toggleAll: () => {
      setIsAllShown(!isAllShown)
      setShown(new Set())
    },
  }
}

function repeatedFlags(flags: readonly Flag[]): ReadonlySet<string> {
  const seen = new Set<string>()
  const repeated = new Set<string>()
  for (const key of flags.map(flagKey)) {
    if (seen.has(key)) repeated.add(key)
    seen.add(key)
  }
  return repeated
}
