import { useListGameQuestions } from '@halyard/query'
import { useLingui } from '@lingui/react/macro'
import { Row, Section } from '#features/organise/control-room/section.tsx'
import { RelativeTime } from '#shared/format/local-time.tsx'
import { paths } from '#shared/paths.ts'
import { useHasExtension } from '#shared/platform/platform.ts'

/** Rows that are shown. */
const mostShown = 8

/** What teams ask and nobody has taken yet; undefined where it is not known. */
export function useOpenQuestions(gameId: number) {
  const enabled = useHasExtension('questions')
  return useListGameQuestions(gameId, { state: 'open', count: mostShown }, { enabled }).data
}

type OpenQuestionsProps = { gameId: number; open: ReturnType<typeof useOpenQuestions> }

/** Questions of teams that nobody has taken. */
export function OpenQuestions({ gameId, open }: OpenQuestionsProps) {
  const { t } = useLingui()
  return (
    <Section title={t`Open questions`} count={open?.counts.open ?? 0}>
      {open?.questions.map(({ id, content, team, challenge, askedAt }) => (
        <Row
          key={id}
          name={content}
          to={paths.gameQuestions(gameId, { show: 'open' })}
          details={
            <>
              <bdi>{team}</bdi>
              {challenge !== null && (
                <>
                  {' · '}
                  <bdi>{challenge}</bdi>
                </>
              )}
            </>
          }
        >
          <RelativeTime at={askedAt} />
        </Row>
      ))}
    </Section>
  )
}
