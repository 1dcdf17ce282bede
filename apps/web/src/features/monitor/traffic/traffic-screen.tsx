import { useListCaptureChallenges, useListCaptureTeams } from '@halyard/query'
import { Button, CategoryIcon, EmptyState, Skeleton, VisuallyHidden } from '@halyard/ui'
import { from } from '@halyard/ui/breakpoints'
import { Plural, Trans, useLingui } from '@lingui/react/macro'
import { ArrowLeft } from 'lucide-react'
import { Suspense } from 'react'
import { chosenOf } from '#features/monitor/traffic/captured.ts'
import type { CapturedChallenge } from '#features/monitor/traffic/captured.ts'
import { PlaceList } from '#features/monitor/traffic/place-list.tsx'
import { TeamList } from '#features/monitor/traffic/team-list.tsx'
import { usePlace } from '#features/monitor/traffic/use-place.ts'
import type { Place } from '#features/monitor/traffic/use-place.ts'
import { knownCategory } from '#shared/game/challenge/categories.ts'
import { useMedia } from '#shared/hooks/use-media.ts'
import { Page } from '#shared/layout/page.tsx'
import { lazyPart } from '#shared/lazy-part.ts'
import { Link } from '#shared/link.tsx'
import { ListFrame } from '#shared/list/list-frame.tsx'
import { paths } from '#shared/paths.ts'
import { useRunsGame } from '#shared/session/user.ts'
import * as styles from './traffic.css.ts'

const FilePanel = lazyPart('FilePanel', () => import('#features/monitor/traffic/file-panel.tsx'))

const wideEnough = from('lg')

type TrafficScreenProps = { game: { id: number; title: string } }

/** Captured traffic of a game: by challenge, by team, by file. */
export function TrafficScreen({ game }: TrafficScreenProps) {
  const { t } = useLingui()
  const { data, error, refetch } = useListCaptureChallenges(game.id)
  const name = t({ message: 'Traffic', comment: 'Page with captured network traffic.' })
  return (
    <Page title={[name, game.title]} width="wide">
      <VisuallyHidden asChild>
        <h1>{name}</h1>
      </VisuallyHidden>
      <ListFrame
        data={data}
        error={error}
        onRetry={refetch}
        failed={t`The list did not load`}
        loading={t`The list is loading`}
        empty={<CaptureIsOff gameId={game.id} />}
      >
        {(challenges) => <Columns gameId={game.id} challenges={challenges} />}
      </ListFrame>
    </Page>
  )
}

function CaptureIsOff({ gameId }: { gameId: number }) {
  const { t } = useLingui()
  const runsGame = useRunsGame(gameId)
  return (
    <EmptyState
      flags={['K']}
      level={2}
      title={t`No challenge captures traffic`}
      actions={
        runsGame && (
          <Button asChild>
            <Link to={paths.gameChallenges(gameId)}>
              <Trans>Open the challenges</Trans>
            </Link>
          </Button>
        )
      }
    >
      <Trans>
        Turn on “Capture traffic” for a challenge with instances. From then on, what players send to
        their instances through the platform is recorded.
      </Trans>
    </EmptyState>
  )
}

type ColumnsProps = { gameId: number; challenges: readonly CapturedChallenge[] }

/** Beside each other where there is room; else the deepest that is chosen, with the way back. */
function Columns({ gameId, challenges }: ColumnsProps) {
  const { t } = useLingui()
  const isWide = useMedia(wideEnough)
  const { challengeId, challengeTitle, partId, teamName, linkTo } = usePlace()
  const challenge = chosenOf(challenges, { id: challengeId, name: challengeTitle }, titleOf)
  const { data: teams } = useListCaptureTeams(challenge?.id ?? 0, { enabled: Boolean(challenge) })
  const found = chosenOf(teams, { id: partId, name: teamName }, nameOf)
  const team = found && { id: found.id, name: nameOf(found), avatar: found.avatar }
  const challengeList = (
    <PlaceList
      title={t`Challenges`}
      total={challenges.length}
      empty={null}
      entries={challenges.map((each) => ({
        id: each.id,
        icon: <CategoryIcon category={knownCategory(each.category)} size={16} />,
        name: each.title,
        count: <Plural value={each.count} one="# team" other="# teams" />,
        link: linkTo({ challenge: each }),
        isCurrent: each === challenge,
      }))}
    />
  )
  const teamList = challenge && <TeamList challenge={challenge} currentId={team?.id} />
  const files = challenge && team && (
    <Suspense fallback={<Skeleton height="12rem" shape="box" />}>
      <FilePanel key={`${challenge.id}-${team.id}`} {...{ gameId, challenge, team }} />
    </Suspense>
  )
  if (!isWide) {
    return (
      <div className={styles.columns}>
        {challenge && (
          <Back to={team ? { challenge } : {}} label={team ? challenge.title : t`Challenges`} />
        )}
        {files ?? teamList ?? challengeList}
      </div>
    )
  }
  return (
    <div className={styles.columns}>
      {challengeList}
      {teamList ?? <Hint>{t`Choose a challenge to see whose traffic was captured.`}</Hint>}
      {teams && teams.length > 0 && (files ?? <Hint>{t`Choose a team to see its captures.`}</Hint>)}
    </div>
  )
}

const Hint = ({ children }: { children: string }) => <p className={styles.facts}>{children}</p>

function Back({ to, label }: { to: Place; label: string }) {
  const { linkTo } = usePlace()
  return (
    <Button asChild size="sm" tone="ghost" icon={<ArrowLeft size={16} />} className={styles.back}>
      <Link {...linkTo(to)}>
        <bdi>{label}</bdi>
      </Link>
    </Button>
  )
}

const titleOf = ({ title }: CapturedChallenge) => title
const nameOf = ({ name }: { name?: string | null }) => name ?? ''
