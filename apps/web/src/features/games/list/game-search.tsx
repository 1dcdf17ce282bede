import { SearchField } from '@halyard/ui'
import { plural } from '@lingui/core/macro'
import { useLingui } from '@lingui/react/macro'
import { useSearchParams } from 'react-router'
import { useSingleKey } from '#shared/preferences/shortcuts.ts'

/** The text of the address that games are searched by: `?q=`. */
export function useGameSearch() {
  const [search, setSearch] = useSearchParams()
  const change = (text: string) =>
    setSearch(
      (current) => {
        if (text === '') current.delete('q')
        else current.set('q', text)
        current.delete('page')
        return current
      },
      { replace: true, preventScrollReset: true },
    )
  return { text: search.get('q') ?? '', change }
}

export function GameSearch({ found }: { found: number }) {
  const { t } = useLingui()
  const { text, change } = useGameSearch()
  const searchKey = useSingleKey('/')
  return (
    <SearchField
      label={t`Search games`}
      placeholder={t({ message: 'Search', comment: 'Verb: label of a field.' })}
      value={text}
      onValueChange={change}
      clearLabel={t`Clear the search`}
      shortcut={searchKey}
      count={text && t`${plural(found, { one: '# found', other: '# found' })}`}
    />
  )
}
