import { Button } from '@halyard/ui'
import { Trans } from '@lingui/react/macro'
import { Flag } from 'lucide-react'
import { Link } from '#shared/link.tsx'
import { paths } from '#shared/paths.ts'

/** The way from a game's card into its board, for somebody who plays. */
export function OpenChallenges({ gameId }: { gameId: number }) {
  return (
    <Button tone="primary" icon={<Flag size={16} />} asChild>
      <Link to={paths.challenges(gameId)}>
        <Trans>Open challenges</Trans>
      </Link>
    </Button>
  )
}
