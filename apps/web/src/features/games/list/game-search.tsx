import { SearchField } from '@halyard/ui'
import { plural } from '@lingui/core/macro'
import { useLingui } from '@lingui/react/macro'
import { useSingleKey } from '#shared/preferences/shortcuts.ts'
import { useSearchChoice } from '#shared/routing/search-choice.ts'

/** The text of the address that games are searched by: `?q=`. */
export function useGameSearch() {
  const { search, change } = useSearchChoice<'q' | 'page'>()
  return {
    text: search.get('q') ?? '',
    change: (text: string) => change({ q: text, page: '' }),
  }
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
