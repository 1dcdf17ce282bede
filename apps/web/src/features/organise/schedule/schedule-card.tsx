import type { GameSettings } from '@halyard/api'
import { useListEditChallenges } from '@halyard/query'
import { Button, Callout, Card, CardHeader, CardSection, Inline, Stack } from '@halyard/ui'
import { Trans, useLingui } from '@lingui/react/macro'
import { Suspense, useState } from 'react'
import { useMomentTexts } from '#features/organise/schedule/moment-texts.ts'
import { momentsOf } from '#features/organise/schedule/moments.ts'
import type { Moment } from '#features/organise/schedule/moments.ts'
import { boundsOf, isMovable, keyOf, rangeOf } from '#features/organise/schedule/moves.ts'
import * as styles from '#features/organise/schedule/schedule.css.ts'
import { TimeLine } from '#features/organise/schedule/time-line.tsx'
import type { Mark } from '#features/organise/schedule/time-line.tsx'
import { useMoves } from '#features/organise/schedule/use-moves.ts'
import { useProblemTexts } from '#features/organise/schedule/use-problem-texts.ts'
import { useSchedule } from '#features/organise/schedule/use-schedule.ts'
import type { StoredSchedule } from '#features/organise/schedule/use-schedule.ts'
import { ErrorMessage } from '#shared/errors/error-message.tsx'
import { useFormat } from '#shared/format/format.ts'
import { LocalTime } from '#shared/format/local-time.tsx'
import { lazyPart } from '#shared/lazy-part.ts'

const ScheduleDialog = lazyPart(
  'ScheduleDialog',
  () => import('#features/organise/schedule/schedule-dialog.tsx'),
)

/** What happens in a game at its time, on one line; nothing on servers without the extension. */
export function ScheduleCard({ game }: { game: GameSettings }) {
  const schedule = useSchedule(game.id)
  return schedule && <KnownSchedule game={game} schedule={schedule} />
}

type KnownScheduleProps = { game: GameSettings; schedule: StoredSchedule }

function KnownSchedule({ game, schedule }: KnownScheduleProps) {
  const { t } = useLingui()
  const { labelOf } = useMomentTexts()
  const { data: challenges } = useListEditChallenges(game.id)
  const [isOpen, setIsOpen] = useState(false)
  const moving = useMoves(game, schedule)
  const { list } = useFormat()
  const titles = new Map(challenges?.map(({ id, title }) => [id, title]))
  const namesOf = ({ challengeIds }: Moment) =>
    list(challengeIds.map((id) => titles.get(id) ?? `#${id}`))
  const stored = momentsOf(game, schedule)
  const range = rangeOf(stored)
  const marks = stored.map((moment): Mark => {
    const { kind, at } = moment
    const key = keyOf(kind, at)
    return {
      ...moment,
      key,
      at: moving.moves.get(key) ?? at,
      name: [labelOf(kind), namesOf(moment)].filter(Boolean).join(': '),
      bounds: isMovable(moment, schedule) ? boundsOf(kind, moving.game, range) : undefined,
    }
  })
  return (
    <Card padding="none">
      <CardHeader title={t`Schedule`} />
      <CardSection>
        <Stack gap={3} align="stretch">
          <TimeLine marks={marks} range={range} onMove={moving.move} />
          <ol className={styles.moments}>
            {momentsOf(moving.game, moving.schedule).map((moment) => (
              <MomentItem
                key={keyOf(moment.kind, moment.at)}
                moment={moment}
                names={namesOf(moment)}
              />
            ))}
          </ol>
          {moving.moves.size > 0 ? (
            <MovedTimes {...moving} />
          ) : (
            <Button onClick={() => setIsOpen(true)}>
              <Trans>Change the schedule</Trans>
            </Button>
          )}
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

type MomentItemProps = { moment: Moment; names: string }

function MomentItem({ moment: { kind, at }, names }: MomentItemProps) {
  const { labelOf } = useMomentTexts()
  const { utc } = useFormat()
  return (
    <li className={styles.moment}>
      <strong>{labelOf(kind)}</strong>
      {kind === 'release' && <bdi>{names}</bdi>}
      <span className={styles.time}>
        <LocalTime at={at} format="weekdayTime" /> · {utc(at)}
      </span>
    </li>
  )
}

type MovedTimesProps = Pick<
  ReturnType<typeof useMoves>,
  'problem' | 'isDeadlineEarly' | 'error' | 'isPending' | 'save' | 'undo'
>

/** Saves what was moved, or puts it back. */
function MovedTimes({ problem, isDeadlineEarly, error, isPending, save, undo }: MovedTimesProps) {
  const { t } = useLingui()
  const textOf = useProblemTexts()
  const reason = isDeadlineEarly
    ? t`Write-ups are handed in after the end: choose a later time.`
    : textOf(problem)
  return (
    <Stack gap={3} align="stretch">
      <p role="status">
        <Trans>Times were moved. Nothing is saved yet.</Trans>
      </p>
      <div role="alert">
        {error && (
          <Callout tone="bad">
            <ErrorMessage error={error} />
          </Callout>
        )}
      </div>
      <Inline gap={2}>
        <Button tone="primary" loading={isPending} disabledReason={reason} onClick={save}>
          <Trans>Save schedule</Trans>
        </Button>
        <Button disabledReason={isPending && t`Saving…`} onClick={undo}>
          <Trans>Undo</Trans>
        </Button>
      </Inline>
    </Stack>
  )
}
