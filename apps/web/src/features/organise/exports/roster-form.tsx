import type { GameSettings } from '@halyard/api'
import { useListParticipations } from '@halyard/query'
import { Button, Checkbox, Fieldset, Inline, Loading, Select, Skeleton, Stack } from '@halyard/ui'
import { plural } from '@lingui/core/macro'
import { Trans, useLingui } from '@lingui/react/macro'
import { Download } from 'lucide-react'
import { Suspense, useMemo } from 'react'
import {
  offeredColumns,
  rosterColumns,
  useColumnLabels,
} from '#features/organise/exports/roster-columns.ts'
import { useRosterChoice } from '#features/organise/exports/use-roster-choice.ts'
import { useSaveRoster } from '#features/organise/exports/use-save-roster.ts'
import { timeZones } from '#features/organise/exports/zones.ts'
import { useDivisionOptions } from '#features/organise/review/use-division-options.ts'
import { useBoardTable } from '#shared/board/board-query.ts'
import { LoadFailed } from '#shared/errors/load-failed.tsx'
import { backgroundPart } from '#shared/lazy-part.ts'
import { useHasExtension } from '#shared/platform/platform.ts'
import * as styles from './exports.css.ts'

/** It brings along what writes the cells. */
const RosterPreview = backgroundPart(
  'RosterPreview',
  () => import('#features/organise/exports/roster-preview.tsx'),
)

/** Means all divisions: an option cannot be empty. */
const everyDivision = 'all'

/** Chooses what a roster says about whom, and saves it. */
export function RosterForm({ game }: { game: GameSettings }) {
  const { t } = useLingui()
  const { data: participations, error, refetch } = useListParticipations(game.id)
  // Ranks are left out before a game has a scoreboard.
  const board = useBoardTable(game.id, { refetchInterval: false })
  const { columns, zone, division, isAll, ...choice } = useRosterChoice()
  const divisions = useDivisionOptions(game.id)
  const labels = useColumnLabels()
  const offered = offeredColumns(useHasExtension('tracks'))
  const zones = useMemo(
    () => [...new Set([zone, ...timeZones()])].map((value) => ({ value, label: value })),
    [zone],
  )
  const save = useSaveRoster(game, board.data?.content)
  if (!participations) {
    return error ? (
      <LoadFailed
        level={3}
        title={t`The teams did not load`}
        error={error}
        onRetry={() => void refetch()}
      />
    ) : (
      <Loading label={t`The teams are loading`}>
        <Skeleton height="18rem" shape="box" />
      </Loading>
    )
  }
  const teams = participations.filter(
    ({ status, divisionId }) =>
      (isAll || status === 'Accepted') &&
      (division === '' || String(divisionId ?? 'none') === division),
  )
  const memberCount = teams.reduce((sum, { team }) => sum + team.members.length, 0)
  const toggle = (column: (typeof rosterColumns)[number]) =>
    choice.setColumns(rosterColumns.filter((each) => (each === column) !== columns.includes(each)))
  return (
    <Stack gap={5}>
      <Fieldset legend={t`Columns`} hint={t`A line for each member of a team.`}>
        <div className={styles.columns}>
          {offered.map((column) => (
            <Checkbox
              key={column}
              label={labels[column]}
              checked={columns.includes(column)}
              disabled={columns.length === 1 && columns[0] === column}
              onCheckedChange={() => toggle(column)}
            />
          ))}
        </div>
      </Fieldset>
      <div className={styles.fields}>
        {divisions.hasDivisions && (
          <Select
            label={t`Division`}
            options={[{ value: everyDivision, label: t`All divisions` }, ...divisions.options]}
            value={division || everyDivision}
            onValueChange={(next) => choice.setDivision(next === everyDivision ? '' : next)}
          />
        )}
        <Select label={t`Time zone`} options={zones} value={zone} onValueChange={choice.setZone} />
      </div>
      <Checkbox
        label={t`Include teams that are not taking part`}
        hint={t`Teams that are waiting, rejected or suspended.`}
        checked={isAll}
        onCheckedChange={(next) => choice.setAll(next === true)}
      />
      <Suspense fallback={<Skeleton height="16rem" shape="box" />}>
        <RosterPreview
          gameId={game.id}
          teams={teams}
          board={board.data?.content}
          choice={{ columns, zone }}
        />
      </Suspense>
      <Inline gap={3}>
        <Button
          tone="primary"
          icon={<Download size={16} />}
          {...(teams.length === 0 && { disabledReason: t`No team matches this selection.` })}
          loading={board.isLoading}
          onClick={() => void save(teams, { columns, zone })}
        >
          <Trans>Save the roster (CSV)</Trans>
        </Button>
        <p className={styles.note}>
          {t`${plural(teams.length, { one: '# team', other: '# teams' })}`},{' '}
          {t`${plural(memberCount, { one: '# member', other: '# members' })}`}
        </p>
      </Inline>
      <p className={styles.note}>
        <Trans>
          The file contains personal data: keep it where others cannot read it, and delete it when
          you no longer need it.
        </Trans>
      </p>
    </Stack>
  )
}
