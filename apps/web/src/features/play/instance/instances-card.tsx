import { Card, CardHeader } from '@halyard/ui'
import { Trans } from '@lingui/react/macro'
import { Box } from 'lucide-react'
import { Link } from '#shared/link.tsx'
import * as styles from '#features/play/instance/instances-card.css.ts'
import type { RunningInstance } from '#features/play/instance/running-instance.ts'
import { RowAddress } from '#features/play/reach/row-address.tsx'
import { TimeLeft } from '#shared/game/phase/game-clock.tsx'
import { useOpenParam } from '#shared/routing/open-param.ts'

/** The running instances beside the board, the one that ends next first. */
export function InstancesCard({ running }: { running: readonly RunningInstance[] }) {
  return (
    <Card padding="none" asChild>
      <section>
        <CardHeader
          icon={<Box size={16} aria-hidden />}
          title={<Trans>Your instances</Trans>}
          meta={running.length}
        />
        <ul className={styles.list}>
          {running.map((instance) => (
            <Row key={instance.challengeId} instance={instance} />
          ))}
        </ul>
      </section>
    </Card>
  )
}

function Row({ instance }: { instance: RunningInstance }) {
  const opened = useOpenParam('c')
  return (
    <li className={styles.row}>
      <Link {...opened.linkTo(String(instance.challengeId))} className={styles.name} dir="auto">
        {instance.title}
      </Link>
      <TimeLeft until={instance.closeTime} hourDigits={1} />
      <RowAddress instance={instance} />
    </li>
  )
}
