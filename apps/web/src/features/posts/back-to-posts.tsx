import { TextLink } from '@halyard/ui'
import { Trans } from '@lingui/react/macro'
import { ArrowLeft } from 'lucide-react'
import { Link } from '#shared/link.tsx'
import { paths } from '#shared/paths.ts'

export function BackToPosts() {
  return (
    <TextLink tone="muted" asChild>
      <Link to={paths.posts()}>
        <ArrowLeft size={14} aria-hidden /> <Trans>Posts</Trans>
      </Link>
    </TextLink>
  )
}
