import type { Schema } from '@halyard/api'
import { useEndOtherSessions, useEndSession, useListSessions } from '@halyard/query'
import { Badge, Button, CardSection, Skeleton } from '@halyard/ui'
import { Trans, useLingui } from '@lingui/react/macro'
import { useId } from 'react'
import { deviceName } from '#features/account/sessions/device-name.ts'
import { LoadFailed } from '#shared/errors/load-failed.tsx'
import { useErrorText } from '#shared/errors/error-text.ts'
import { confirm, toast } from '#shared/feedback/feedback.ts'
import { RelativeTime } from '#shared/format/local-time.tsx'
import * as styles from './sessions.css.ts'

type Session = Schema<'SessionInfoModel'>

/** Where the person is logged in; each of the other devices can be logged out. */
export function Sessions() {
  const { t } = useLingui()
  const headingId = useId()
  const { data: sessions, error, isPending, refetch } = useListSessions()
  const { mutateAsync: endOthers } = useEndOtherSessions()
  const others = sessions?.filter(({ isCurrent }) => !isCurrent).length ?? 0
  const askOthers = () =>
    confirm({
      title: t`Log out all other devices?`,
      body: <Trans>You stay logged in here. Everywhere else the password is needed again.</Trans>,
      action: t`Log out others`,
      run: () => endOthers(),
    })
  return (
    <CardSection className={styles.section}>
      <h3 id={headingId} className={styles.name}>
        <Trans>Where you are logged in</Trans>
      </h3>
      {isPending && <Skeleton height="6rem" shape="box" />}
      {error && (
        <LoadFailed
          level={3}
          title={t`Your sessions could not be loaded`}
          error={error}
          onRetry={() => void refetch()}
        />
      )}
      {sessions && (
        <ul aria-labelledby={headingId}>
          {sessions.map((session) => (
            <SessionRow key={session.id} session={session} />
          ))}
        </ul>
      )}
      {others > 1 && (
        <Button onClick={askOthers}>
          <Trans>Log out all other devices</Trans>
        </Button>
      )}
    </CardSection>
  )
}

function SessionRow({ session }: { session: Session }) {
  const { t } = useLingui()
  const errorText = useErrorText()
  const { id, userAgent, ip, lastSeenAt, isCurrent } = session
  const device = deviceName(userAgent) ?? t`Unknown device`
  const { mutate, isPending } = useEndSession({
    onSuccess: () => toast({ tone: 'ok', id: `session-${id}`, title: t`${device} was logged out` }),
    onError: (error) =>
      toast({
        tone: 'bad',
        id: `session-${id}`,
        title: t({ message: 'Not logged out', comment: 'Title of a message: logging out failed.' }),
        body: errorText(error),
      }),
  })
  return (
    <li className={styles.row}>
      <div className={styles.text}>
        <p className={styles.name}>
          <bdi>{device}</bdi>
          {isCurrent && (
            <Badge>
              <Trans>This device</Trans>
            </Badge>
          )}
        </p>
        <p className={styles.facts}>
          {ip && (
            <>
              <bdi>{ip}</bdi>
              {' · '}
            </>
          )}
          <Trans>
            Last seen <RelativeTime at={lastSeenAt} />
          </Trans>
        </p>
      </div>
      {!isCurrent && (
        <Button
          loading={isPending}
          aria-label={t`Log out: ${device}`}
          onClick={() => mutate({ sessionId: id })}
        >
          <Trans>Log out</Trans>
        </Button>
      )}
    </li>
  )
}
