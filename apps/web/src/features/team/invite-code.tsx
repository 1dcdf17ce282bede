import type { Team } from '@halyard/api'
import { useGetInviteCode } from '@halyard/query'
import { Button, CardSection, CopyButton, Inline, Skeleton, TextField } from '@halyard/ui'
import { Trans, useLingui } from '@lingui/react/macro'
import { QrCode, RefreshCw } from 'lucide-react'
import { Suspense, useState } from 'react'
import { useTeamQuestions } from '#features/team/use-team-questions.tsx'
import { ErrorMessage } from '#shared/errors/error-message.tsx'
import { lazyPart } from '#shared/lazy-part.ts'
import { paths } from '#shared/paths.ts'
import * as styles from './team-panel.css.ts'

const InviteQr = lazyPart('InviteQr', () => import('#features/team/invite-qr.tsx'))

/** The captain's way to let others in: a code to read out, a link to send. */
export function InviteCode({ team }: { team: Team }) {
  const { t } = useLingui()
  const { askRenew } = useTeamQuestions(team)
  const [isQrShown, setIsQrShown] = useState(false)
  const { data: code, error } = useGetInviteCode(team.id)
  if (!code && !error)
    return (
      <div className={styles.inviteRoom}>
        <Skeleton height="100%" shape="box" />
      </div>
    )
  const copied = t`Copied`
  const link = window.location.origin + paths.teams({ join: code })
  return (
    <CardSection className={styles.invite}>
      <div className={styles.code}>
        <TextField
          label={t`Invitation code`}
          labelAside={t`Anyone with this code can join`}
          isMono
          readOnly
          value={code ?? ''}
          error={error ? <ErrorMessage error={error} /> : undefined}
          onFocus={(event) => event.target.select()}
        />
      </div>
      {code && (
        <Inline gap={2}>
          <CopyButton tone="primary" text={code} labels={{ copy: t`Copy code`, copied }} />
          <CopyButton text={link} labels={{ copy: t`Copy link`, copied }} />
          <Button
            icon={<QrCode size={16} />}
            aria-expanded={isQrShown}
            onClick={() => setIsQrShown(!isQrShown)}
          >
            <Trans>QR code</Trans>
          </Button>
          <Button icon={<RefreshCw size={16} />} onClick={askRenew}>
            <Trans comment="Button: makes a new invitation code.">New code</Trans>
          </Button>
        </Inline>
      )}
      {code && isQrShown && (
        <Suspense>
          <InviteQr link={link} />
        </Suspense>
      )}
    </CardSection>
  )
}
