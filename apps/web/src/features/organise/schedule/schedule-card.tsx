import type { GameSettings } from '@halyard/api'
import { useListEditChallenges } from '@halyard/query'
import { Button, Card, CardHeader, CardSection, Stack } from '@halyard/ui'
import { msg } from '@lingui/core/macro'
import { Trans, useLingui } from '@lingui/react/macro'
import { Suspense, useState } from 'react'
import { momentsOf, shareOf } from '#features/organise/schedule/moments.ts'
import type { Moment } from '#features/organise/schedule/moments.ts'
import * as styles from '#features/organise/schedule/schedule.css.ts'
import { useSchedule } from '#features/organise/schedule/use-schedule.ts'
import type { StoredSchedule } from '#features/organise/schedule/use-schedule.ts'
import { useFromNow } from '#shared/clock/clock.ts'
import { useFormat } from '#shared/format/format.ts'
import { LocalTime } from '#shared/format/local-time.tsx'
import { lazyPart } from '#shared/lazy-part.ts'

const ScheduleDialog = lazyPart(
  'ScheduleDialog',
  () => import('#features/organise/schedule/schedule-dialog.tsx'),
)

const labels = {
  start: msg`The game starts`,
  release: msg({ message: 'Released', comment: 'Challenges appear at this time.' }),
  freeze: msg`The scoreboard freezes`,
  reveal: msg`The scoreboard was revealed`,
  end: msg`The game ends`,
  writeups: msg`Write-ups are due`,
} as const satisfies Record<Moment['kind'], object>

/** What happens in a game at its time, on one line; nothing on servers without the extension. */
export function ScheduleCard({ game }: { game: GameSettings }) {
  const schedule = useSchedule(game.id)
  return schedule && <KnownSchedule game={game} schedule={schedule} />
}

type KnownScheduleProps = { game: GameSettings; schedule: StoredSchedule }

function KnownSchedule({ game, schedule }: KnownScheduleProps) {
  const { t } = useLingui()
  const { data: challenges } = useListEditChallenges(game.id)
  const [isOpen, setIsOpen] = useState(false)
  const moments = momentsOf(game, schedule)
  const titles = new Map(challenges?.map(({ id, title }) => [id, title]))
  return (
    <Card padding="none">
      <CardHeader title={t`Schedule`} />
      <CardSection>
        <Stack gap={3} align="stretch">
          <Line moments={moments} />
          <ol className={styles.moments}>
            {moments.map((moment) => (
              <MomentItem key={`${moment.kind} ${moment.at}`} moment={moment} titles={titles} />
            ))}
          </ol>
          <Button onClick={() => setIsOpen(true)}>
            <Trans>Change the schedule</Trans>
          </Button>
        </Stack>
      </CardSection>
      <Suspense>
        {isOpen && (
          <ScheduleDialog
            game={game}
            stored={schedule}
            challenges={challenges ?? []}
            onClose={() => setIsOpen(false)}
          />
        )}
      </Suspense>
    </Card>
  )
}

const placeAt = (share: number) => ({ insetInlineStart: `${(share * 100).toFixed(1)}%` })

/** The list below says the same in words. */
function Line({ moments }: { moments: readonly Moment[] }) {
  const now = useFromNow((nowMs) => Math.round(shareOf(moments, nowMs) * 1000) / 1000)
  return (
    <div className={styles.line} aria-hidden>
      <span className={styles.now} style={placeAt(now)} />
      {moments.map((moment) => (
        <span
          key={`${moment.kind} ${moment.at}`}
          className={styles.mark}
          data-kind={moment.kind}
          style={placeAt(shareOf(moments, moment.at))}
        />
      ))}
    </div>
  )
}

type MomentItemProps = { moment: Moment; titles: ReadonlyMap<number, string> }

function MomentItem({ moment: { kind, at, challengeIds }, titles }: MomentItemProps) {
  const { i18n } = useLingui()
  const { utc, list } = useFormat()
  const named = list(challengeIds.map((id) => titles.get(id) ?? `#${id}`))
  return (
    <li className={styles.moment}>
      <strong>{i18n._(labels[kind])}</strong>
      {kind === 'release' && <bdi>{named}</bdi>}
      <span className={styles.time}>
        <LocalTime at={at} format="weekdayTime" /> · {utc(at)}
      </span>
    </li>
  )
}
