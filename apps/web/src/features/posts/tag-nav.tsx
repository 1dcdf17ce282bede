import type { PostInfo } from '@halyard/api'
import { SideNav, SideNavItem } from '@halyard/ui'
import { useLingui } from '@lingui/react/macro'
import { Link } from '#shared/link.tsx'
import { useFormat } from '#shared/format/format.ts'
import { paths } from '#shared/paths.ts'
import { countTags } from '#features/posts/tags.ts'

/** The tags of all posts with how often each is used; the chosen one is in the address. */
export function TagNav({ posts, chosen }: { posts: readonly PostInfo[]; chosen: string | null }) {
  const { t } = useLingui()
  const { number } = useFormat()
  return (
    <SideNav label={t`Tags`}>
      <SideNavItem label={t`All posts`} meta={number(posts.length)}>
        <Link to={paths.posts()} aria-current={chosen === null ? 'true' : undefined} />
      </SideNavItem>
      {countTags(posts).map(([tag, count]) => (
        <SideNavItem key={tag} label={<bdi>{tag}</bdi>} meta={number(count)}>
          <Link to={paths.posts({ tag })} aria-current={chosen === tag ? 'true' : undefined} />
        </SideNavItem>
      ))}
    </SideNav>
  )
}
