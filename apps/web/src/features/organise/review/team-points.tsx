import { useCreateAdjustment, useListAdjustments, useUndoAdjustment } from '@halyard/query'
import { Button, Checkbox, NumberField, Stack } from '@halyard/ui'
import { Trans, useLingui } from '@lingui/react/macro'
import { Scale } from 'lucide-react'
import { useState } from 'react'
import type { Participation } from '#features/organise/review/participations.ts'
import { limits } from '@halyard/api'
import { ErrorMessage } from '#shared/errors/error-message.tsx'
import { confirm, toast } from '#shared/feedback/feedback.ts'
import { useFormat } from '#shared/format/format.ts'
import { ReasonField } from '#shared/game/corrections/reason-field.tsx'
import * as styles from './review.css.ts'

type TeamPointsProps = { gameId: number; participation: Participation }

/** Points that the team has beside those of its solves, and the way to give or take some. */
export function TeamPoints({ gameId, participation }: TeamPointsProps) {
  const { t } = useLingui()
  const { number } = useFormat()
  const { data = [] } = useListAdjustments(gameId)
  const { ask, undo } = useAdjusting(gameId, participation)
  const own = data.filter(
    ({ participationId, undoneAt }) => participationId === participation.id && undoneAt === null,
  )
  return (
    <Stack gap={2}>
      {own.length > 0 && (
        <ul aria-label={t`Adjustments`}>
          {own.map(({ id, points, reason, kind }) => (
            <li key={id} className={styles.neighbours}>
              <span>{points > 0 ? `+${number(points)}` : number(points)}</span>
              <span dir="auto">
                {kind === 'hint'
                  ? t({ message: 'A hint', comment: 'What points were spent on.' })
                  : reason}
              </span>
              <Button size="sm" onClick={() => undo(id)}>
                <Trans>Undo</Trans>
              </Button>
            </li>
          ))}
        </ul>
      )}
      <div>
        <Button size="sm" icon={<Scale size={14} />} onClick={ask}>
          <Trans>Adjust points</Trans>
        </Button>
      </div>
    </Stack>
  )
}

type Adjustment = { points: number; reason: string; isPublic: boolean }

function useAdjusting(gameId: number, { id: participationId, team }: Participation) {
  const { t } = useLingui()
  const creating = useCreateAdjustment()
  const undoing = useUndoAdjustment()
  const name = team.name ?? ''
  const undo = async (adjustmentId: number) => {
    try {
      await undoing.mutateAsync({ gameId, adjustmentId })
      toast({ tone: 'ok', title: t`The adjustment of “${name}” no longer counts` })
    } catch (error) {
      const title = t`The adjustment of “${name}” was not undone`
      toast({ tone: 'bad', title, body: <ErrorMessage error={error} /> })
    }
  }
  const ask = () => {
    let adjustment: Adjustment = { points: 0, reason: '', isPublic: false }
    confirm({
      title: t`Adjust the points of “${name}”?`,
      body: (
        <AdjustmentFields
          onChange={(changed) => {
            adjustment = { ...adjustment, ...changed }
          }}
        />
      ),
      action: t`Adjust points`,
      run: async () => {
        await creating.mutateAsync({ gameId, participationId, ...adjustment })
        toast({ tone: 'ok', title: t`The points of “${name}” are adjusted` })
      },
    })
  }
  return { ask, undo: (id: number) => void undo(id) }
}

const { minimum, maximum } = limits.adjustmentCreateModel.points

function AdjustmentFields({ onChange }: { onChange: (changed: Partial<Adjustment>) => void }) {
  const { t } = useLingui()
  const [points, setPoints] = useState<number | null>(null)
  return (
    <Stack gap={4}>
      <NumberField
        label={t`Points`}
        hint={t`Negative to take points.`}
        isRequired
        min={minimum}
        max={maximum}
        value={points}
        onValueChange={(value) => {
          setPoints(value)
          onChange({ points: value ?? 0 })
        }}
      />
      <ReasonField onValueChange={(reason) => onChange({ reason })} />
      <Checkbox
        label={t`Everyone reads the reason`}
        hint={t`The points are on the scoreboard in any case.`}
        onCheckedChange={(isChecked) => onChange({ isPublic: isChecked === true })}
      />
    </Stack>
  )
}
