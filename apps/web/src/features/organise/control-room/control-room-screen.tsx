import type { GameSettings } from '@halyard/api'
import { EmptyState, PageHeader, Skeleton } from '@halyard/ui'
import { Trans, useLingui } from '@lingui/react/macro'
import { Suspense } from 'react'
import type { ReactNode } from 'react'
import { Clock } from '#features/organise/control-room/clock.tsx'
import { Watched } from '#features/organise/control-room/watched.tsx'
import { Page } from '#shared/layout/page.tsx'
import { backgroundPart } from '#shared/lazy-part.ts'
import { useHasExtension } from '#shared/platform/platform.ts'
import * as styles from './control-room.css.ts'

const Composer = backgroundPart('Composer', () => import('#features/organise/notices/composer.tsx'))

type ControlRoomScreenProps = {
  game: GameSettings
  /** Whether the parts of the server work. */
  health: ReactNode
}

/** What somebody who looks after a game at night has to know and to do, on one page that fits a phone. */
export function ControlRoomScreen({ game, health }: ControlRoomScreenProps) {
  const { t } = useLingui()
  const isOffered = useHasExtension('controlRoom')
  const name = t({ message: 'Control room', comment: 'Page with what a running game needs.' })
  return (
    <Page title={[name, game.title]} width="wide">
      <PageHeader title={name} />
      {isOffered ? (
        <>
          <Clock game={game} />
          <div className={styles.desk}>
            <div className={styles.column}>
              <Watched game={game} />
              {health}
            </div>
            <Suspense fallback={<Skeleton height="16rem" shape="box" />}>
              <Composer game={game} />
            </Suspense>
          </div>
        </>
      ) : (
        <EmptyState level={2} title={t`This server has no control room`}>
          <Trans>The monitor shows what is happening in the game.</Trans>
        </EmptyState>
      )}
    </Page>
  )
}
