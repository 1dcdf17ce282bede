import { limits } from '@halyard/api'
import { useCreateAdjustment, useListAdjustments } from '@halyard/query'
import { Button, Checkbox, Inline, NumberField, Stack } from '@halyard/ui'
import { Trans, useLingui } from '@lingui/react/macro'
import { Scale } from 'lucide-react'
import { useState } from 'react'
import type { Participation } from '#features/organise/review/participations.ts'
import { useUndoAdjusting } from '#features/organise/review/use-undo-adjusting.tsx'
import { confirm, toast } from '#shared/feedback/feedback.ts'
import { useFormat } from '#shared/format/format.ts'
import { NoticeDraft } from '#shared/game/corrections/notice-draft.tsx'
import { plainName } from '#shared/game/corrections/plain-name.ts'
import { ReasonField } from '#shared/game/corrections/reason-field.tsx'
import { usePostNotice } from '#shared/game/corrections/use-post-notice.tsx'

type TeamPointsProps = { gameId: number; participation: Participation }

/** Points that the team has beside those of its solves, and the way to give or take some. */
export function TeamPoints({ gameId, participation }: TeamPointsProps) {
  const { t } = useLingui()
  const { signed } = useFormat()
  const { data = [] } = useListAdjustments(gameId)
  const ask = useAdjusting(gameId, participation)
  const undo = useUndoAdjusting(gameId)
  const own = data.filter(
    ({ participationId, undoneAt }) => participationId === participation.id && undoneAt === null,
  )
  return (
    <Stack gap={2}>
      {own.length > 0 && (
        <ul aria-label={t`Adjustments`}>
          {own.map(({ id, points, reason, kind, challenge, user }) => (
            <li key={id}>
              <Inline gap={3}>
                <span>{signed(points)}</span>
                <span dir="auto">
                  {kind === 'hint' ? (
                    <Trans>
                      A hint for “{challenge}”, opened by {user}
                    </Trans>
                  ) : (
                    reason
                  )}
                </span>
                <Button size="sm" onClick={() => undo(id, participation.team.name ?? '')}>
                  <Trans>Undo</Trans>
                </Button>
              </Inline>
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
  const postNotice = usePostNotice(gameId)
  const name = team.name ?? ''
  return () => {
    let adjustment: Adjustment = { points: 0, reason: '', isPublic: false }
    let notice: string | undefined
    confirm({
      title: t`Adjust the points of “${name}”?`,
      body: (
        <AdjustmentFields
          name={name}
          onNotice={(content) => {
            notice = content
          }}
          onChange={(changed) => {
            adjustment = { ...adjustment, ...changed }
          }}
        />
      ),
      action: t`Adjust points`,
      run: async () => {
        await creating.mutateAsync({ gameId, participationId, ...adjustment })
        toast({ tone: 'ok', title: t`The points of “${name}” are adjusted` })
        await postNotice(notice)
      },
    })
  }
}

const { minimum, maximum } = limits.adjustmentCreateModel.points

type AdjustmentFieldsProps = {
  name: string
  onChange: (changed: Partial<Adjustment>) => void
  onNotice: (content: string | undefined) => void
}

function AdjustmentFields({ name, onChange, onNotice }: AdjustmentFieldsProps) {
  const { t } = useLingui()
  const { signed } = useFormat()
  const [points, setPoints] = useState<number | null>(null)
  const [change, team] = [signed(points ?? 0), plainName(name)]
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
          // Its draft names other points now.
          onNotice(undefined)
        }}
      />
      <ReasonField onValueChange={(reason) => onChange({ reason })} />
      <Checkbox
        label={t`Everyone reads the reason`}
        hint={t`The points are on the scoreboard in any case.`}
        onCheckedChange={(isChecked) => onChange({ isPublic: isChecked === true })}
      />
      <NoticeDraft
        key={change}
        draft={t({
          message: `The organizers have changed the points of “${team}”: ${change}.`,
          comment: 'Template of a notice.',
        })}
        onValueChange={onNotice}
      />
    </Stack>
  )
}
