import type { GameSettings } from '@halyard/api'
import { Badge, Button, Popover, VisuallyHidden } from '@halyard/ui'
import { Plural, Trans, useLingui } from '@lingui/react/macro'
import { CircleCheck, ListChecks, LoaderCircle } from 'lucide-react'
import { Suspense, useState } from 'react'
import { severityOf } from '#features/organise/readiness/checks.ts'
import { checkGroups, uncheckedCount } from '#features/organise/readiness/groups.ts'
import { useReadiness } from '#features/organise/readiness/use-readiness.ts'
import { useFromNow } from '#shared/clock/clock.ts'
import { useFormat } from '#shared/format/format.ts'
import { lazyPart } from '#shared/lazy-part.ts'
import * as styles from './readiness.css.ts'

const RehearsalDialog = lazyPart(
  'RehearsalDialog',
  () => import('#features/organise/rehearsal/rehearsal-dialog.tsx'),
)
const ReadinessPanel = lazyPart(
  'ReadinessPanel',
  () => import('#features/organise/readiness/readiness-panel.tsx'),
)

/** How much a game lacks before it can be played as intended, and behind it what. Gone once a public game is over. */
export function ReadinessButton({ game }: { game: GameSettings }) {
  const isOver = useFromNow((nowMs) => nowMs >= game.end)
  return isOver && !game.hidden ? null : <Checked game={game} />
}

function Checked({ game }: { game: GameSettings }) {
  'use memo'
  const { t } = useLingui()
  const { number } = useFormat()
  const [isOpen, setIsOpen] = useState(false)
  const [isRehearsing, setIsRehearsing] = useState(false)
  const readiness = useReadiness(game)
  const groups = checkGroups(readiness)
  const unchecked = uncheckedCount(readiness)
  const found = [...(readiness.gameChecks ?? []), ...groups.map(({ check }) => check)]
  const isBad = found.some((check) => severityOf(check) === 'error')
  const isChecking = readiness.gameChecks === undefined || unchecked > 0
  return (
    <Popover.Root open={isOpen} onOpenChange={setIsOpen}>
      <Popover.Trigger asChild>
        <Button size="sm" icon={<ListChecks size={16} />}>
          <Trans>Readiness</Trans>
          {found.length > 0 && (
            <Badge isPill tone={isBad ? 'bad' : 'warn'}>
              <span aria-hidden>{number(found.length)}</span>
              <VisuallyHidden>
                <Plural value={found.length} one="# thing to check" other="# things to check" />
              </VisuallyHidden>
            </Badge>
          )}
          {found.length === 0 && isChecking && (
            <LoaderCircle size={14} aria-label={t`Checking`} className={styles.pending} />
          )}
          {found.length === 0 && !isChecking && (
            <CircleCheck size={14} aria-label={t`Ready`} className={styles.good} />
          )}
        </Button>
      </Popover.Trigger>
      <Popover.Content label={t`Readiness`} align="end">
        <Suspense>
          <ReadinessPanel
            game={game}
            readiness={readiness}
            groups={groups}
            unchecked={unchecked}
            onFollow={() => setIsOpen(false)}
            onRehearse={() => {
              setIsOpen(false)
              setIsRehearsing(true)
            }}
          />
        </Suspense>
      </Popover.Content>
      <Suspense>
        {isRehearsing && <RehearsalDialog game={game} onClose={() => setIsRehearsing(false)} />}
      </Suspense>
    </Popover.Root>
  )
}
