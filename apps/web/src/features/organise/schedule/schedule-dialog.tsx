import type { GameSettings, Schema } from '@halyard/api'
import { useUpdateSchedule } from '@halyard/query'
import { Button, Callout, Combobox, DateTimeField, Fieldset } from '@halyard/ui'
import { Trans, useLingui } from '@lingui/react/macro'
import { Plus, X } from 'lucide-react'
import { useController } from 'react-hook-form'
import type { Control } from 'react-hook-form'
import {
  scheduleProblems,
  toSchedule,
  toScheduleForm,
  withWave,
} from '#features/organise/schedule/schedule-form.ts'
import type { ScheduleForm, Wave } from '#features/organise/schedule/schedule-form.ts'
import { useProblemTexts } from '#features/organise/schedule/use-problem-texts.ts'
import type { StoredSchedule } from '#features/organise/schedule/use-schedule.ts'
import { now } from '#shared/clock/clock.ts'
import { toast } from '#shared/feedback/feedback.ts'
import { FormDialog } from '#shared/forms/form-dialog.tsx'
import { useValidatedForm } from '#shared/forms/use-validated-form.ts'
import { FormDateTimeField } from '#shared/forms/value-fields.tsx'
import { useFormat } from '#shared/format/format.ts'

type Challenges = readonly Pick<Schema<'ChallengeInfoModel'>, 'id' | 'title'>[]

type ScheduleDialogProps = {
  game: GameSettings
  stored: StoredSchedule
  challenges: Challenges
  onClose: () => void
}

/** Sets when the scoreboard freezes, and which challenges appear when. */
export function ScheduleDialog({ game, stored, challenges, onClose }: ScheduleDialogProps) {
  const { t } = useLingui()
  const textOf = useProblemTexts()
  const { mutate, isPending, error } = useUpdateSchedule({
    onSuccess: () => {
      toast({ tone: 'ok', id: 'schedule', title: t`Schedule saved` })
      onClose()
    },
  })
  const { form, error: formError } = useValidatedForm<ScheduleForm>({
    defaultValues: toScheduleForm(stored),
    check(values) {
      const { freezeAt, waves } = scheduleProblems(values, game)
      return { freezeAt: textOf(freezeAt), waves: textOf(waves) }
    },
    failure: error,
  })
  const { control } = form
  return (
    <FormDialog
      title={t`Schedule`}
      description={t`Start, end and deadlines are changed with the game and its challenges.`}
      action={isPending ? <Trans>Saving…</Trans> : <Trans>Save schedule</Trans>}
      form={form}
      onSubmit={(values) => mutate({ gameId: game.id, etag: stored.etag, ...toSchedule(values) })}
      pending={isPending}
      error={formError}
      onClose={onClose}
    >
      <FormDateTimeField
        control={control}
        name="freezeAt"
        label={t`The scoreboard freezes`}
        hint={t`From then on players see the scoreboard of that moment, until you reveal it.`}
      />
      <Waves control={control} game={game} challenges={challenges} />
    </FormDialog>
  )
}

const minute = 60_000
/** A wave that is added to a running game is still to come. */
const thisMinute = () => Math.floor(now() / minute) * minute

type WavesProps = { control: Control<ScheduleForm>; game: GameSettings; challenges: Challenges }

function Waves({ control, game, challenges }: WavesProps) {
  const { field, fieldState } = useController({ control, name: 'waves' })
  const waves = field.value
  const replace = (key: number, change: Partial<Wave>) =>
    field.onChange(waves.map((wave) => (wave.key === key ? { ...wave, ...change } : wave)))
  return (
    <>
      {waves.map((wave, index) => (
        <WaveFields
          key={wave.key}
          wave={wave}
          place={index + 1}
          challenges={challenges}
          onChange={(change) => replace(wave.key, change)}
          onRemove={() => field.onChange(waves.filter(({ key }) => key !== wave.key))}
        />
      ))}
      <div role="status">
        {fieldState.error?.message && <Callout tone="bad">{fieldState.error.message}</Callout>}
      </div>
      <div>
        <Button
          icon={<Plus size={16} />}
          onClick={() =>
            field.onChange(withWave(waves, { start: Math.max(game.start, thisMinute()) }))
          }
        >
          <Trans comment="Button: adds a time at which challenges appear together.">
            Add a wave
          </Trans>
        </Button>
      </div>
    </>
  )
}

type WaveFieldsProps = {
  wave: Wave
  place: number
  challenges: Challenges
  onChange: (change: Partial<Wave>) => void
  onRemove: () => void
}

function WaveFields({ wave, place, challenges, onChange, onRemove }: WaveFieldsProps) {
  const { t } = useLingui()
  const { utc } = useFormat()
  const options = challenges.map(({ id, title }) => ({ value: String(id), label: title }))
  const chosen = new Set(wave.challengeIds.map(String))
  return (
    <Fieldset
      legend={t({ message: `Wave ${place}`, comment: 'Challenges that appear together.' })}
      hint={t`Disabled until then, and then enabled automatically, with a notice to the players.`}
    >
      <DateTimeField
        label={t({ message: 'Appears at', comment: 'Field: when challenges appear.' })}
        value={wave.at}
        onValueChange={(at) => onChange({ at })}
        hint={wave.at !== null && utc(wave.at)}
      />
      <Combobox
        label={t`Challenges`}
        multiple
        options={options}
        value={options.filter(({ value }) => chosen.has(value))}
        onValueChange={(all) => onChange({ challengeIds: all.map(({ value }) => Number(value)) })}
        empty={<Trans>No challenge has this name.</Trans>}
        removeLabel={(label) => t`Remove ${label}`}
      />
      <div>
        <Button size="sm" icon={<X size={16} />} onClick={onRemove}>
          <Trans comment="Button: removes a time at which challenges appear together.">
            Remove the wave
          </Trans>
        </Button>
      </div>
    </Fieldset>
  )
}
