import { HouseFlag, IconButton, Select } from '@halyard/ui'
import { Trans, useLingui } from '@lingui/react/macro'
import { ChevronLeft, ChevronRight } from 'lucide-react'
import { Suspense } from 'react'
import type { Doubt } from '#features/organise/review/doubts.ts'
import { DoubtList } from '#features/organise/review/doubt-list.tsx'
import { MemberList } from '#features/organise/review/member-list.tsx'
import type { Participation } from '#features/organise/review/participations.ts'
import {
  VerdictButton,
  useVerdictActions,
  verdictsFor,
} from '#features/organise/review/review-actions.tsx'
import type { Verdict } from '#features/organise/review/review-actions.tsx'
import { backgroundPart } from '#shared/lazy-part.ts'
import { useHasExtension } from '#shared/platform/platform.ts'
import { usePaletteActions } from '#shared/menus/palette-actions.ts'
import { StatusMark } from '#shared/game/challenge/status-mark.tsx'
import type { CurrentTeam } from '#features/organise/review/use-current-team.ts'
import { divisionOf } from '#features/organise/review/use-division-options.ts'
import type { DivisionOptions } from '#features/organise/review/use-division-options.ts'
import { effectLabel } from '#features/organise/review/labels.ts'
import * as styles from './review.css.ts'

const TeamPoints = backgroundPart(
  'TeamPoints',
  () => import('#features/organise/review/team-points.tsx'),
)

const TeamDeclarations = backgroundPart(
  'TeamDeclarations',
  () => import('#features/organise/review/team-declarations.tsx'),
)

export type TeamPanelProps = {
  gameId: number
  participation: Participation
  doubts: readonly Doubt[]
  divisions: DivisionOptions
  /** Whether personal data may be read. */
  isShown: boolean
  onShownChange: (isShown: boolean) => void
  onVerdict: (verdict: Verdict) => void
  onDivision: (divisionId: number | null) => void
}

/** All that decides about one team, and the decision. */
export function TeamPanel({
  gameId,
  participation,
  doubts,
  divisions,
  isShown,
  onShownChange,
  onVerdict,
  onDivision,
}: TeamPanelProps) {
  const { t, i18n } = useLingui()
  const { status, team, divisionId } = participation
  const hasCorrections = useHasExtension('corrections')
  const hasTracks = useHasExtension('tracks')
  const title = team.name ?? ''
  usePaletteActions({
    id: 'reviewed-team',
    label: t`Actions on “${title}”`,
    items: useVerdictActions(status, onVerdict),
  })
  return (
    <>
      <div className={styles.verdicts}>
        {verdictsFor(status).map((verdict) => (
          <VerdictButton
            key={verdict}
            verdict={verdict}
            from={status}
            onSelect={() => onVerdict(verdict)}
          />
        ))}
        <p className={styles.effect}>{i18n._(effectLabel[status])}</p>
      </div>
      <DoubtList gameId={gameId} doubts={doubts} />
      {team.bio && (
        <p className={styles.bio} dir="auto">
          {team.bio}
        </p>
      )}
      {divisions.hasDivisions && status !== 'Rejected' && (
        <Select
          label={t`Division`}
          options={divisions.options}
          value={String(divisionId ?? 'none')}
          onValueChange={(value) => onDivision(divisionOf(value))}
        />
      )}
      {hasTracks && divisions.hasDivisions && (
        <Suspense>
          <TeamDeclarations key={participation.id} {...{ participation, divisions }} />
        </Suspense>
      )}
      {hasCorrections && status === 'Accepted' && (
        <Suspense>
          <TeamPoints gameId={gameId} participation={participation} />
        </Suspense>
      )}
      <MemberList {...{ gameId, participation, isShown, onShownChange }} />
    </>
  )
}

/** Name of a team with its flag, for the head of its panel. */
export function TeamTitle({ participation }: { participation: Participation }) {
  const { status, team } = participation
  return (
    <span className={styles.title}>
      <HouseFlag name={team.name ?? ''} src={team.avatar} size={24} />
      <bdi className={styles.titleName}>{team.name || <Trans>Team without a name</Trans>}</bdi>
      <StatusMark status={status} />
    </span>
  )
}

/** From one team of the list to the one before it and after it. */
export function Neighbours({ previous, next, move }: CurrentTeam) {
  const { t } = useLingui()
  return (
    <span className={styles.neighbours}>
      <IconButton
        label={t`Previous team`}
        disabledReason={!previous && t`This is the first team of the list.`}
        onClick={() => move(previous)}
      >
        <ChevronLeft size={16} />
      </IconButton>
      <IconButton
        label={t`Next team`}
        disabledReason={!next && t`This is the last team of the list.`}
        onClick={() => move(next)}
      >
        <ChevronRight size={16} />
      </IconButton>
    </span>
  )
}
