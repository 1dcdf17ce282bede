import { Accordion, Button, EmptyState, Stack } from '@halyard/ui'
import { from } from '@halyard/ui/breakpoints'
import { Plural, Trans, useLingui } from '@lingui/react/macro'
import { useState } from 'react'
import type { ReactNode } from 'react'
import { hexDump } from '#features/monitor/traffic/hex-dump.ts'
import { endpointText } from '#features/monitor/traffic/packet.ts'
import type { Connection, Sent } from '#features/monitor/traffic/capture-summary.ts'
import { useFormat } from '#shared/format/format.ts'
import { LocalTime } from '#shared/format/local-time.tsx'
import { useMedia } from '#shared/hooks/use-media.ts'
import * as styles from './traffic.css.ts'

const wideEnough = from('sm')
/** Connections that are rendered at once. */
const perStep = 50

type ConnectionListProps = { connections: readonly Connection[]; total: number }

/** Each connection with its ends; opened, with how both ends began. */
export function ConnectionList({ connections, total }: ConnectionListProps) {
  const { t } = useLingui()
  const [count, setCount] = useState(perStep)
  if (connections.length === 0) {
    return <EmptyState flags={['K']} title={t`No connection in this capture`} />
  }
  const unread = total - connections.length
  return (
    <>
      <Accordion
        level={3}
        {...(connections.length === 1 && { defaultValue: ['0'] })}
        items={connections.slice(0, count).map((connection, index) => ({
          value: String(index),
          title: <Ends connection={connection} />,
          content: <Details connection={connection} />,
        }))}
      />
      {connections.length > count && (
        <Button onClick={() => setCount(count + perStep)}>
          <Trans>Show more connections</Trans>
        </Button>
      )}
      {unread > 0 && (
        <p className={styles.facts}>
          <Plural
            value={unread}
            one="# more connection is not listed; download the capture to see it."
            other="# more connections are not listed; download the capture to see them."
          />
        </p>
      )}
    </>
  )
}

function Ends({ connection }: { connection: Connection }) {
  const { size } = useFormat()
  const { client, service, byClient, byService } = connection
  return (
    <>
      <span className={styles.ends} dir="ltr">
        {endpointText(client)} → {endpointText(service)}
      </span>{' '}
      <span className={styles.facts}>{size(byClient.bytes + byService.bytes)}</span>
    </>
  )
}

function Details({ connection }: { connection: Connection }) {
  const { number } = useFormat()
  const { protocol, packets, firstAt, lastAt, byClient, byService } = connection
  const seconds = number(Math.round(lastAt - firstAt) / 1000)
  return (
    <Stack gap={3}>
      <p className={styles.facts}>
        <LocalTime at={firstAt} format="dateTime" /> · {protocol} ·{' '}
        <Plural value={packets} one="# packet" other="# packets" /> · <Trans>{seconds} s</Trans>
      </p>
      <Direction title={<Trans>Sent by the player</Trans>} sent={byClient} />
      <Direction title={<Trans>Sent by the instance</Trans>} sent={byService} />
    </Stack>
  )
}

function Direction({ title, sent: { bytes, head } }: { title: ReactNode; sent: Sent }) {
  const { t } = useLingui()
  const { size } = useFormat()
  const isWide = useMedia(wideEnough)
  const [shown, all] = [size(head.length), size(bytes)]
  return (
    <div className={styles.direction}>
      <p className={styles.facts}>
        <strong>{title}</strong>{' '}
        {bytes > head.length ? (
          <Trans>
            {all}, the first {shown} of it
          </Trans>
        ) : (
          all
        )}
      </p>
      {head.length > 0 && (
        <pre
          className={styles.dump}
          dir="ltr"
          aria-label={t`The first bytes as hex digits and text`}
          // What scrolls must be reachable by keyboard.
          // oxlint-disable-next-line jsx-a11y/no-noninteractive-tabindex
          tabIndex={0}
        >
          {hexDump(head, isWide ? 16 : 8)}
        </pre>
      )}
    </div>
  )
}
