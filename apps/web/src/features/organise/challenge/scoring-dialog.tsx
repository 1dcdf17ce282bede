import { limits } from '@halyard/api'
import { useUpdateScoring } from '@halyard/query'
import { EXPRESSION_LENGTH, SCORING_KINDS, scoringProblem } from '@halyard/rules'
import type { Scoring, ScoringKind } from '@halyard/rules'
import { Select } from '@halyard/ui'
import { Trans, useLingui } from '@lingui/react/macro'
import { useController, useWatch } from 'react-hook-form'
import type { Control } from 'react-hook-form'
import type { ChallengeForm } from '#features/organise/challenge/challenge-form.ts'
import { CurveTable, ScoreCurve } from '#features/organise/challenge/score-curve.tsx'
import { scoringLabel, useMistakeTexts } from '#features/organise/challenge/scoring-labels.ts'
import { scoringNote } from '#features/organise/challenge/scoring-note.ts'
import { useScoringWay } from '#features/organise/challenge/use-scoring.ts'
import type { StoredScoring } from '#features/organise/challenge/use-scoring.ts'
import { useCurrentMinute } from '#shared/clock/clock.ts'
import { toast } from '#shared/feedback/feedback.ts'
import { FormTextArea } from '#shared/forms/fields.tsx'
import { FormDialog } from '#shared/forms/form-dialog.tsx'
import { useValidatedForm } from '#shared/forms/use-validated-form.ts'
import { FormNumberField } from '#shared/forms/value-fields.tsx'
import { useFormat } from '#shared/format/format.ts'

const { minimum: minimumLimit, decay: decayLimit } = limits.scoringEditModel

type ScoringForm = {
  kind: ScoringKind
  minimum: number | null
  decay: number | null
  expression: string
}

type ScoringDialogProps = {
  game: { id: number; start: number }
  challengeId: number
  stored: StoredScoring
  /** What is typed in the editor beside it, which starts the fall. */
  challenge: ChallengeForm
  solves: number
  onClose: () => void
}

/** Chooses how the points of a challenge fall, with its chart and its table. */
export function ScoringDialog({ game, challengeId, stored, ...props }: ScoringDialogProps) {
  const { challenge, solves, onClose } = props
  const { t } = useLingui()
  const hasStarted = useCurrentMinute() >= game.start
  const check = useScoringCheck(challenge.originalScore ?? 0)
  const { mutate, isPending, error } = useUpdateScoring({
    onSuccess: () => {
      toast({ tone: 'ok', id: 'scoring', title: t`Scoring saved` })
      onClose()
    },
  })
  const { kind, minimum, decay, expression, etag } = stored
  const { form, error: formError } = useValidatedForm<ScoringForm>({
    defaultValues: { kind, minimum, decay, expression },
    check,
    failure: error,
  })
  return (
    <FormDialog
      title={t`How the points fall`}
      description={t`Everyone who solves the challenge has its present points. Only solves that count lower them.`}
      action={isPending ? <Trans>Saving…</Trans> : <Trans>Save scoring</Trans>}
      form={form}
      onSubmit={(values) => mutate({ gameId: game.id, challengeId, etag, ...toScoring(values) })}
      pending={isPending}
      error={formError}
      onClose={onClose}
    >
      <KindField control={form.control} />
      <Numbers control={form.control} />
      <Preview control={form.control} gameId={game.id} challenge={challenge} solves={solves} />
      {hasStarted && (
        <p>
          <Trans>
            The game has started: the points of solves so far are recalculated, and ranks can
            change.
          </Trans>
        </p>
      )}
    </FormDialog>
  )
}

const toScoring = ({ kind, minimum, decay, expression }: ScoringForm): Scoring => ({
  kind,
  minimum: minimum ?? 0,
  decay: decay ?? 0,
  expression: expression.trim(),
})

/** What is wrong with a way of scoring, in words at its fields. */
function useScoringCheck(originalScore: number) {
  const { t } = useLingui()
  const { number } = useFormat()
  const textOf = useMistakeTexts()
  const most = number(originalScore)
  return (form: ScoringForm) => {
    const problem = scoringProblem(toScoring(form), originalScore)
    if (problem === undefined) return {}
    if (problem === 'minimumAboveScore')
      return { minimum: t`The challenge starts at ${most} points: choose fewer.` }
    return { expression: textOf(problem) }
  }
}

function KindField({ control }: { control: Control<ScoringForm> }) {
  const { t, i18n } = useLingui()
  const { field } = useController({ control, name: 'kind' })
  return (
    <Select
      label={t`How the points fall`}
      hint={i18n._(scoringNote[field.value])}
      value={field.value}
      onValueChange={field.onChange}
      options={SCORING_KINDS.map((value) => ({ value, label: i18n._(scoringLabel[value]) }))}
    />
  )
}

/** What the chosen way needs. */
function Numbers({ control }: { control: Control<ScoringForm> }) {
  const { t } = useLingui()
  const kind = useWatch({ control, name: 'kind' })
  if (kind === 'curve' || kind === 'static') return null
  const decayLabel = {
    linear: t`Points for each solve`,
    logarithmic: t`Solves until the lowest points`,
    expression: t`Value of “decay”`,
  }
  return (
    <>
      {kind === 'expression' && (
        <FormTextArea
          control={control}
          name="expression"
          label={t`Formula`}
          hint={t`Names: solves, max, min, decay, teams. Signs: + - * / ^ ( ). Functions: abs, ceil, exp, floor, ln, round, sqrt, tanh.`}
          maxLength={EXPRESSION_LENGTH}
          rows={3}
          dir="ltr"
          spellCheck={false}
          autoComplete="off"
        />
      )}
      <FormNumberField
        control={control}
        name="minimum"
        label={t`Lowest points`}
        min={minimumLimit.minimum}
        max={minimumLimit.maximum}
      />
      <FormNumberField
        control={control}
        name="decay"
        label={decayLabel[kind]}
        min={decayLimit.minimum}
        max={decayLimit.maximum}
      />
    </>
  )
}

type PreviewProps = {
  control: Control<ScoringForm>
  gameId: number
  challenge: ChallengeForm
  solves: number
}

function Preview({ control, gameId, challenge, solves }: PreviewProps) {
  const [kind, minimum, decay, expression] = useWatch({
    control,
    name: ['kind', 'minimum', 'decay', 'expression'],
  })
  const scoring = toScoring({ kind, minimum, decay, expression })
  const way = useScoringWay(gameId, scoring)
  if (scoringProblem(scoring, challenge.originalScore ?? 0) !== undefined) return null
  return (
    <>
      <ScoreCurve form={challenge} solves={solves} way={way} />
      <CurveTable form={challenge} solves={solves} way={way} />
    </>
  )
}
