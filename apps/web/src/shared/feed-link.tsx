import { Button } from '@halyard/ui'
import { Trans } from '@lingui/react/macro'
import { Rss } from 'lucide-react'
import { useHasExtension } from '#shared/platform/platform.ts'

type Size = 'sm' | 'md'

/** For who reads the posts elsewhere, where the server has a feed of them. */
export function PostFeedLink() {
  return useHasExtension('postFeed') && <FeedLink href="/posts.atom" size="md" />
}

/** The same for what visitors read of a game's notices. */
export function NoticeFeedLink({ gameId, size = 'md' }: { gameId: number; size?: Size }) {
  return (
    useHasExtension('noticeFeed') && <FeedLink href={`/games/${gameId}/notices.atom`} size={size} />
  )
}

function FeedLink({ href, size }: { href: string; size: Size }) {
  return (
    <Button size={size} icon={<Rss size={16} />} asChild>
      <a href={href} type="application/atom+xml">
        <Trans comment="Link: what is on the page as an Atom feed, for news readers.">Feed</Trans>
      </a>
    </Button>
  )
}
