import type { GameSettings } from '@halyard/api'
import { useCreateNotice } from '@halyard/query'
import { Suspense } from 'react'
import { isDrastic, timeEffects } from '#features/organise/info/time-effects.ts'
import { useTimesNotice } from '#features/organise/times-question/use-times-notice.ts'
import { now } from '#shared/clock/clock.ts'
import { confirm } from '#shared/feedback/feedback.ts'
import type { Question } from '#shared/feedback/feedback.ts'
import { phaseOf } from '#shared/game/phase/phase.ts'
import type { GameTimes } from '#shared/game/phase/phase.ts'
import { lazyPart } from '#shared/lazy-part.ts'

const TimesChange = lazyPart(
  'TimesChange',
  () => import('#features/organise/times-question/times-change.tsx'),
)

type TimesQuestion = Pick<Question, 'title' | 'action'> & {
  times: GameTimes
  /** @returns whether the times are stored */
  save: () => Promise<boolean>
}

/** Asks before the times of a game that is played become others, says what that means, and notifies the players. */
export function useTimesQuestion(game: GameSettings) {
  const { mutateAsync: publish } = useCreateNotice()
  const noticeOf = useTimesNotice()
  return ({ times, title, action, save }: TimesQuestion): void => {
    const effects = timeEffects(game, times, now())
    const notice = noticeOf(game, times)
    let waiting = notice
    const notify = async () => {
      if (waiting === undefined) return
      await publish({ gameId: game.id, content: waiting, sentAt: now() })
      waiting = undefined
    }
    confirm({
      title,
      action,
      tone: effects.some(isDrastic) ? 'danger' : 'default',
      body: (
        <Suspense>
          <TimesChange
            gameId={game.id}
            end={times.end}
            effects={effects}
            notice={notice}
            onNotifyChange={(isNotified) => {
              waiting = isNotified ? notice : undefined
            }}
          />
        </Suspense>
      ),
      run: async () => {
        // Players of a game that is over see no new notices.
        if (phaseOf(times, now()) === 'ended') await notify()
        if (await save()) await notify()
      },
    })
  }
}
