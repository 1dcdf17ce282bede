import { useListCaptureTeams } from '@halyard/query'
import { EmptyState, HouseFlag, SearchField, Skeleton } from '@halyard/ui'
import { Trans, useLingui } from '@lingui/react/macro'
import { PlaceList } from '#features/monitor/traffic/place-list.tsx'
import type { CapturedChallenge } from '#features/monitor/traffic/captured.ts'
import { usePlace } from '#features/monitor/traffic/use-place.ts'
import { LoadFailed } from '#shared/errors/load-failed.tsx'
import { useFormat } from '#shared/format/format.ts'
import { useSearchChoice } from '#shared/routing/search-choice.ts'
import * as styles from './traffic.css.ts'

/** A list this short is read faster than searched. */
const searchFrom = 8

type TeamListProps = { challenge: CapturedChallenge; currentId: number | undefined }

/** The teams whose traffic at a challenge was captured. */
export function TeamList({ challenge, currentId }: TeamListProps) {
  const { t } = useLingui()
  const { number } = useFormat()
  const { data: teams, error, refetch } = useListCaptureTeams(challenge.id)
  const { search, type } = useSearchChoice<'q'>()
  const { linkTo } = usePlace()
  const wanted = search.get('q') ?? ''
  if (!teams && error) {
    return (
      <LoadFailed title={t`The teams did not load`} error={error} onRetry={() => void refetch()} />
    )
  }
  if (!teams) return <Skeleton height="12rem" shape="box" />
  const found = teams.filter(({ name }) =>
    (name ?? '').toLowerCase().includes(wanted.trim().toLowerCase()),
  )
  const field = (
    <div className={styles.search}>
      <SearchField
        label={t`Find a team`}
        placeholder={t`Find a team`}
        clearLabel={t`Clear the search`}
        value={wanted}
        onValueChange={(q) => type({ q })}
      />
    </div>
  )
  return (
    <PlaceList
      title={t`Teams`}
      total={teams.length}
      {...((teams.length >= searchFrom || wanted) && { search: field })}
      empty={
        teams.length > 0 ? (
          <EmptyState flags={['N']} title={t`No team matches the search`} />
        ) : (
          <EmptyState flags={['K']} title={t`Nothing was captured yet`}>
            <Trans>A capture appears half a minute after its last connection has ended.</Trans>
          </EmptyState>
        )
      }
      entries={found.map(({ id, name, avatar, count }) => ({
        id,
        icon: <HouseFlag name={name ?? ''} src={avatar} size={20} />,
        name: name ?? '',
        count: number(count),
        link: linkTo({ challenge, team: { id, name: name ?? '' } }),
        isCurrent: id === currentId,
      }))}
    />
  )
}
