import { useListEditChallenges } from '@halyard/query'
import type { MonitorEntry } from '@halyard/query'
import { Callout, Inline } from '@halyard/ui'
import { plural } from '@lingui/core/macro'
import { Trans, useLingui } from '@lingui/react/macro'
import { useMemo } from 'react'
import { SecretFlag } from '#features/monitor/secret-flag.tsx'
import { commonWrong } from '#shared/game/challenge/common-wrong.ts'
import type { CommonWrong } from '#shared/game/challenge/common-wrong.ts'
import { Link } from '#shared/link.tsx'
import { paths } from '#shared/paths.ts'
import { useRunsGame } from '#shared/session/user.ts'
import * as styles from './monitor.css.ts'

/** Teams from which on the same wrong flag is no coincidence. */
const suspicious = 3
const shown = 3

type CommonWrongNoteProps = { gameId: number; entries: readonly MonitorEntry[] }

/** Wrong flags that several teams sent, while it happens: often the challenge is wrong, not the teams. */
export function CommonWrongNote({ gameId, entries }: CommonWrongNoteProps) {
  const found = useMemo(() => commonWrong(entries, suspicious).slice(0, shown), [entries])
  const runsGame = useRunsGame(gameId)
  const { data: challenges = [] } = useListEditChallenges(gameId, {
    enabled: runsGame && found.length > 0,
  })
  if (found.length === 0) return null
  return (
    <Callout tone="warn" title={<Trans>Several teams sent the same wrong flag</Trans>}>
      <ul className={styles.wrongList}>
        {found.map((wrong) => (
          <Line
            key={`${wrong.challenge} ${wrong.flag}`}
            gameId={gameId}
            wrong={wrong}
            challengeId={challenges.find(({ title }) => title === wrong.challenge)?.id}
          />
        ))}
      </ul>
    </Callout>
  )
}

type LineProps = { gameId: number; wrong: CommonWrong; challengeId: number | undefined }

function Line({ gameId, wrong: { challenge, flag, teams }, challengeId }: LineProps) {
  const { t } = useLingui()
  const count = teams.length
  return (
    <li>
      <Inline gap={3}>
        <bdi>{challenge}</bdi>
        <span>{t`${plural(count, { one: '# team', other: '# teams' })}`}</span>
        <SecretFlag text={flag} />
        <Link
          to={paths.monitorSubmissions(gameId, { challenge, q: flag, type: 'wrong' })}
          className={styles.link}
        >
          <Trans>Show the answers</Trans>
        </Link>
        {challengeId !== undefined && (
          <Link to={paths.gameFlags(gameId, challengeId)} className={styles.link}>
            <Trans>Flags of the challenge</Trans>
          </Link>
        )}
      </Inline>
    </li>
  )
}
