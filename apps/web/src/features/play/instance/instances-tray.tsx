import { useExtendContainer } from '@halyard/query'
import { Button, FormError, IconButton, Popover } from '@halyard/ui'
import { Trans, useLingui } from '@lingui/react/macro'
import { Box } from 'lucide-react'
import { minutesText } from '#features/play/instance/ending-soon.ts'
import * as styles from '#features/play/instance/instances-card.css.ts'
import { useCheckedInstances } from '#features/play/instance/use-checked-instances.ts'
import type { RunningInstance } from '#features/play/instance/running-instance.ts'
import { RowAddress } from '#features/play/reach/row-address.tsx'
import { useReconnect } from '#features/play/reach/use-reconnect.ts'
import { useFromNow } from '#shared/clock/clock.ts'
import { useErrorText } from '#shared/errors/error-text.ts'
import { TimeLeft } from '#shared/game/phase/game-clock.tsx'
import { Link } from '#shared/link.tsx'
import { paths } from '#shared/paths.ts'
import { usePlatform } from '#shared/platform/platform.ts'
import { useTitleClock } from '#shared/title.ts'

/** The team's running instances behind a button of the site's bar, and in the title the one that ends within minutes. */
export function InstancesTray({ gameId }: { gameId: number }) {
  const { t, i18n } = useLingui()
  const running = useCheckedInstances(gameId)
  useReconnect(running)
  const firstEnd = running[0]?.closeTime ?? Infinity
  const soon = useFromNow((nowMs) => minutesText(firstEnd - nowMs, i18n.locale))
  useTitleClock(soon)
  if (running.length === 0) return null
  const count = running.length
  return (
    <Popover.Root>
      <Popover.Trigger asChild>
        <IconButton label={t`Your instances (${count})`} hasDot={soon !== ''} hasTooltip={false}>
          <Box size={18} />
        </IconButton>
      </Popover.Trigger>
      <Popover.Content label={t`Your instances`} align="end" className={styles.tray}>
        <ul className={styles.list}>
          {running.map((instance) => (
            <Row key={instance.challengeId} gameId={gameId} instance={instance} />
          ))}
        </ul>
      </Popover.Content>
    </Popover.Root>
  )
}

function Row({ gameId, instance }: { gameId: number; instance: RunningInstance }) {
  const errorText = useErrorText()
  const { renewalWindow } = usePlatform()
  const extend = useExtendContainer()
  const { challengeId, title, closeTime } = instance
  const isRenewable = useFromNow((nowMs) => closeTime - nowMs <= renewalWindow * 60_000)
  return (
    <li className={styles.row}>
      <Popover.Close asChild>
        <Link to={paths.challenges(gameId, { c: challengeId })} className={styles.name} dir="auto">
          {title}
        </Link>
      </Popover.Close>
      <TimeLeft until={closeTime} hourDigits={1} />
      <RowAddress instance={instance} />
      {isRenewable && (
        <Button
          size="sm"
          tone="soft"
          className={styles.whole}
          loading={extend.isPending}
          onClick={() => extend.mutate({ gameId, challengeId })}
        >
          <Trans>Extend</Trans>
        </Button>
      )}
      {extend.error && (
        <div className={styles.whole}>
          <FormError>{errorText(extend.error)}</FormError>
        </div>
      )}
    </li>
  )
}
