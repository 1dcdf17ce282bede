import { Breadcrumb, NavTab, NavTabs, Stack } from '@halyard/ui'
import { Trans, useLingui } from '@lingui/react/macro'
import { FileText, Flag } from 'lucide-react'
import type { ReactNode } from 'react'
import { Link, NavLink } from '#shared/link.tsx'
import { paths } from '#shared/paths.ts'

type ChallengeTabsProps = {
  gameId: number
  challenge: { id: number; title: string }
  /** Its title and what can be done with it. */
  children?: ReactNode
}

/** The path to a challenge in its game, and its two screens. */
export function ChallengeTabs({ gameId, challenge, children }: ChallengeTabsProps) {
  const { t } = useLingui()
  return (
    <Stack gap={2}>
      <Breadcrumb label={t`Position`}>
        <Link to={paths.gameChallenges(gameId)}>
          <Trans>Challenges</Trans>
        </Link>
        <span dir="auto">{challenge.title}</span>
      </Breadcrumb>
      {children}
      <NavTabs label={t`Challenge`}>
        <NavTab icon={<FileText size={16} />}>
          <NavLink to={paths.gameChallenge(gameId, challenge.id)} end>
            <Trans>Challenge</Trans>
          </NavLink>
        </NavTab>
        <NavTab icon={<Flag size={16} />}>
          <NavLink to={paths.gameFlags(gameId, challenge.id)}>
            <Trans>Flags and attachments</Trans>
          </NavLink>
        </NavTab>
      </NavTabs>
    </Stack>
  )
}
