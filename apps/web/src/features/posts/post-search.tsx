import { useListPosts } from '@halyard/query'
import { SearchField } from '@halyard/ui'
import { Plural, useLingui } from '@lingui/react/macro'
import { useNavigate } from 'react-router'
import { withTag, havingLabels } from '#features/posts/tags.ts'
import { paths } from '#shared/paths.ts'
import { useSingleKey } from '#shared/preferences/shortcuts.ts'

/** Searches title, summary, tags and author. The query is in the address. */
export function PostSearch({ tag, query }: { tag: string | null; query: string }) {
  const { t } = useLingui()
  const searchKey = useSingleKey('/')
  const navigate = useNavigate()
  const { data = [] } = useListPosts()
  const count = havingLabels(withTag(data, tag), query).length
  const change = (q: string) =>
    void navigate(paths.posts({ tag: tag ?? undefined, q }), {
      replace: true,
      preventScrollReset: true,
    })
  return (
    <SearchField
      label={t`Search posts`}
      placeholder={t`Search posts`}
      clearLabel={t`Clear the search`}
      shortcut={searchKey}
      value={query}
      onValueChange={change}
      count={query && <Plural value={count} one="# post" other="# posts" />}
    />
  )
}
