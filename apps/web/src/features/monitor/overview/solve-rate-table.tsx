import { Badge, CategoryIcon, DataTable, Progress } from '@halyard/ui'
import type { DataColumn } from '@halyard/ui'
import { Plural, Trans, useLingui } from '@lingui/react/macro'
import type { SolveRate } from '#features/monitor/overview/overview.ts'
import { useFormat } from '#shared/format/format.ts'
import { knownCategory } from '#shared/game/challenge/categories.ts'
import { Link } from '#shared/link.tsx'
import { paths } from '#shared/paths.ts'
import * as styles from './overview.css.ts'

const keyOf = ({ challenge }: SolveRate) => String(challenge.id)

/** How many teams solved each challenge; those nobody solved come first. */
export function SolveRateTable({
  gameId,
  solveRates,
}: {
  gameId: number
  solveRates: readonly SolveRate[]
}) {
  const { t } = useLingui()
  return (
    <DataTable
      label={t`Challenges`}
      isBoxed
      columns={useColumns(gameId)}
      rows={solveRates}
      rowKey={keyOf}
      empty={<Trans>The game has no challenge that teams see.</Trans>}
    />
  )
}

function useColumns(gameId: number): readonly DataColumn<SolveRate>[] {
  const { t } = useLingui()
  const { number, percent } = useFormat()
  return [
    {
      id: 'challenge',
      header: t`Challenge`,
      isPrimary: true,
      isSortable: true,
      value: ({ challenge }) => challenge.title,
      cell: ({ challenge: { title, category } }) => (
        <span className={styles.cut}>
          <CategoryIcon category={knownCategory(category)} size={16} />
          <Link
            to={paths.monitorSubmissions(gameId, { challenge: title })}
            dir="auto"
            className={styles.link}
          >
            {title}
          </Link>
        </span>
      ),
    },
    {
      id: 'solved',
      header: t`Solved by`,
      isSortable: true,
      width: '55%',
      value: ({ challenge }) => challenge.solved,
      cell: ({ challenge: { solved }, share }) => (
        <span className={styles.share}>
          <span className={styles.muted}>
            {number(solved)} · {percent(share)}
          </span>
          <Progress value={share} label={t`Solved by`} />
        </span>
      ),
    },
    {
      id: 'tried',
      header: t`Tried by`,
      isSortable: true,
      width: '8rem',
      hideBelow: 'sm',
      value: ({ tried }) => tried,
      cell: ({ tried, challenge }) => (
        <>
          {tried > 0 && <Plural value={tried} one="# team" other="# teams" />}
          {tried === 0 && challenge.solved === 0 && (
            <Badge tone="warn">
              <Trans comment="No team sent a flag for a challenge.">Nobody</Trans>
            </Badge>
          )}
        </>
      ),
    },
  ]
}
