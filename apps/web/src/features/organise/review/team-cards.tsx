import { Trans, useLingui } from '@lingui/react/macro'
import { memo } from 'react'
import { DeclarationCell } from '#features/organise/review/declaration-cell.tsx'
import { nameOf } from '#features/organise/review/participations.ts'
import type { Participation } from '#features/organise/review/participations.ts'
import type { TeamListProps } from '#features/organise/review/review-table.tsx'
import { TeamCell } from '#features/organise/review/team-cell.tsx'
import type { DivisionOptions } from '#features/organise/review/use-division-options.ts'
import { CardList, SelectableCard } from '#shared/list/card-list.tsx'
import type { CardChoice } from '#shared/list/card-list.tsx'
import { useFormat } from '#shared/format/format.ts'
import { StatusMark } from '#shared/game/challenge/status-mark.tsx'
import * as styles from './review.css.ts'

/** The table of teams on narrow screens: a card for each, of which a press opens the team. */
export function TeamCards({ rows, doubts, divisions, selection, onOpen }: TeamListProps) {
  const { t } = useLingui()
  return (
    <CardList
      label={t`Teams`}
      rows={rows}
      selection={selection}
      renderCard={(row, choice) => (
        <TeamCard
          row={row}
          isDoubtful={doubts.has(row.id)}
          divisions={divisions}
          onOpen={onOpen}
          {...choice}
        />
      )}
    />
  )
}

type TeamCardProps = CardChoice & {
  row: Participation
  isDoubtful: boolean
  divisions: DivisionOptions
  onOpen: (row: Participation) => void
}

const TeamCard = memo(function TeamCard({
  row,
  isDoubtful,
  divisions,
  onOpen,
  ...choice
}: TeamCardProps) {
  const { number } = useFormat()
  const [here, all] = [row.registeredMembers.length, row.team.members.length].map(number)
  return (
    <SelectableCard
      id={row.id}
      name={nameOf(row)}
      title={
        <button type="button" className={styles.openTeam} onClick={() => onOpen(row)}>
          <TeamCell row={row} isDoubtful={isDoubtful} />
        </button>
      }
      end={<StatusMark status={row.status} />}
      {...choice}
    >
      <p className={styles.cardFacts}>
        {divisions.hasDivisions && <bdi>{divisions.nameOf(row.divisionId)}</bdi>}
        <DeclarationCell row={row} />
        <span>
          <Trans>
            Members: {here} of {all}
          </Trans>
        </span>
      </p>
    </SelectableCard>
  )
})
