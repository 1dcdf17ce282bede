import { hasStatus } from '@halyard/api'
import type { GameSettings } from '@halyard/api'
import { useGetEditGame } from '@halyard/query'
import { PageHeader } from '@halyard/ui'
import { Trans, useLingui } from '@lingui/react/macro'
import { useState } from 'react'
import { GameTools } from '#features/organise/info/game-tools.tsx'
import { InfoFields } from '#features/organise/info/info-fields.tsx'
import { toInfoForm } from '#features/organise/info/info-form.ts'
import type { InfoForm } from '#features/organise/info/info-form.ts'
import * as styles from '#features/organise/info/info.css.ts'
import { timeEffects } from '#features/organise/info/time-effects.ts'
import { useInfoCheck } from '#features/organise/info/use-info-check.ts'
import { useInfoTexts } from '#features/organise/info/use-info-texts.ts'
import { useSaveInfo } from '#features/organise/info/use-save-info.ts'
import { useTimesQuestion } from '#features/organise/times-question/use-times-question.tsx'
import { now } from '#shared/clock/clock.ts'
import { StoredForm } from '#shared/forms/stored-form.tsx'
import { useEditedForm } from '#shared/forms/use-edited-form.ts'
import { Page } from '#shared/layout/page.tsx'
import { paths } from '#shared/paths.ts'
import { useLeave } from '#shared/routing/use-leave.ts'

/** The settings of a game. */
export function InfoScreen({ game }: { game: GameSettings }) {
  const { t } = useLingui()
  const { error } = useGetEditGame(game.id)
  const [isDeleted, setIsDeleted] = useState(false)
  const save = useSaveInfo(game.id)
  const askAboutTimes = useTimesQuestion(game)
  const edit = useEditedForm<InfoForm>({
    draftName: `game:${game.id}`,
    stored: toInfoForm(game),
    check: useInfoCheck(),
    failure: save.error,
    // Nothing can be saved any more; what was typed stays on screen.
    isDone: isDeleted || hasStatus(error, 404),
  })
  useLeave(isDeleted ? paths.adminGames() : undefined)
  const submit = (form: InfoForm) => {
    const typed = { ...form, title: form.title.trim(), summary: form.summary.trim() }
    edit.replace(typed)
    const times = { start: typed.start ?? game.start, end: typed.end ?? game.end }
    const effects = timeEffects(game, times, now())
    if (effects.length === 0) return save.mutate({ typed, edit })
    return askAboutTimes({
      title: t`Change the times of this game?`,
      action: t`Change the times`,
      times,
      save: () => save.mutateAsync({ typed, edit }),
    })
  }
  return (
    <Page title={[t`Info`, game.title]} width="page">
      <PageHeader title={<Trans>Info</Trans>} />
      <div className={styles.columns}>
        <StoredForm
          edit={edit}
          texts={useInfoTexts()}
          label={t`Changes to the game`}
          saveLabel={<Trans>Save game</Trans>}
          pending={save.isPending}
          onSubmit={submit}
        >
          <InfoFields control={edit.form.control} stored={game} />
        </StoredForm>
        <GameTools game={game} onDeleted={() => setIsDeleted(true)} />
      </div>
    </Page>
  )
}
