import type { GameSettings } from '@halyard/api'
import { Button, TextLink } from '@halyard/ui'
import type { MessageDescriptor } from '@lingui/core'
import { Plural, Trans, useLingui } from '@lingui/react/macro'
import { CircleAlert, CircleCheck, CircleHelp, TriangleAlert } from 'lucide-react'
import type { ReactNode } from 'react'
import {
  challengeCheckLink,
  challengeCheckNote,
  challengeCheckLabel,
  gameCheckLink,
  gameCheckNote,
  gameCheckLabel,
} from '#features/organise/readiness/check-labels.ts'
import { severityOf } from '#features/organise/readiness/checks.ts'
import type { ChallengeLine, Severity } from '#features/organise/readiness/checks.ts'
import type { CheckGroup } from '#features/organise/readiness/groups.ts'
import type { Readiness } from '#features/organise/readiness/use-readiness.ts'
import { Link } from '#shared/link.tsx'
import { paths } from '#shared/paths.ts'
import * as styles from './readiness.css.ts'

/** Challenges that one item names; the list of challenges has them all. */
const mostNamed = 6

type ReadinessPanelProps = {
  game: GameSettings
  readiness: Readiness
  groups: readonly CheckGroup[]
  unchecked: number
  /** A link was followed. */
  onFollow: () => void
  onRehearse: () => void
}

/** What a game lacks, each with a link to where it is fixed, and what no check can find. */
export function ReadinessPanel({
  game,
  readiness: { gameChecks = [], untried },
  groups,
  unchecked,
  onFollow,
  onRehearse,
}: ReadinessPanelProps) {
  const { i18n } = useLingui()
  const noteOf = (note: MessageDescriptor | undefined) => note && i18n._(note)
  const isReady = gameChecks.length === 0 && groups.length === 0 && unchecked === 0
  return (
    <div className={styles.list}>
      <ul className={styles.list}>
        {gameChecks.map((check) => (
          <Item
            key={check}
            kind={severityOf(check)}
            title={
              <MaybeLink to={gameCheckLink[check]?.(game.id)} onFollow={onFollow}>
                {i18n._(gameCheckLabel[check])}
              </MaybeLink>
            }
          >
            {noteOf(gameCheckNote[check])}
          </Item>
        ))}
        {groups.map(({ check, lines }) => (
          <Item key={check} kind={severityOf(check)} title={i18n._(challengeCheckLabel[check])}>
            {noteOf(challengeCheckNote[check])}
            <Names
              lines={lines}
              gameId={game.id}
              linkOf={({ id }) => challengeCheckLink[check](game.id, id)}
              onFollow={onFollow}
            />
          </Item>
        ))}
        {unchecked > 0 && (
          <Item kind="unknown" title={<Trans>Still checking</Trans>}>
            <Plural
              value={unchecked}
              one="# challenge is being read."
              other="# challenges are being read."
            />
          </Item>
        )}
        {isReady && (
          <Item kind="ready" title={<Trans>Nothing is missing</Trans>}>
            <Trans>Everything that can be checked without playing is in order.</Trans>
          </Item>
        )}
        {untried.length > 0 && (
          <Item kind="unknown" title={<Trans>Instances that nobody has tried</Trans>}>
            <Trans>
              Whether the server can run these images shows only when one starts. Start a test
              instance.
            </Trans>
            <Names
              lines={untried}
              gameId={game.id}
              linkOf={({ id }) => paths.gameChallenge(game.id, id)}
              onFollow={onFollow}
            />
          </Item>
        )}
      </ul>
      <Button size="sm" onClick={onRehearse}>
        <Trans>Rehearse…</Trans>
      </Button>
    </div>
  )
}

const icons = {
  error: CircleAlert,
  warning: TriangleAlert,
  unknown: CircleHelp,
  ready: CircleCheck,
} as const satisfies Record<Severity | 'unknown' | 'ready', typeof CircleAlert>

type ItemProps = { kind: keyof typeof icons; title: ReactNode; children?: ReactNode }

function Item({ kind, title, children }: ItemProps) {
  const Icon = icons[kind]
  return (
    <li className={styles.item}>
      <Icon size={16} aria-hidden className={styles.icon[kind]} />
      <div className={styles.text}>
        <p className={styles.title}>{title}</p>
        <div className={styles.note}>{children}</div>
      </div>
    </li>
  )
}

type FollowProps = { onFollow: () => void }

function MaybeLink({
  to,
  onFollow,
  children,
}: FollowProps & { to: string | undefined; children: ReactNode }) {
  if (to === undefined) return children
  return (
    <TextLink asChild>
      <Link to={to} onClick={onFollow}>
        {children}
      </Link>
    </TextLink>
  )
}

type NamesProps = FollowProps & {
  lines: readonly ChallengeLine[]
  gameId: number
  linkOf: (line: ChallengeLine) => string
}

function Names({ lines, gameId, linkOf, onFollow }: NamesProps) {
  const more = lines.length - mostNamed
  return (
    <ul className={styles.names}>
      {lines.slice(0, mostNamed).map((line) => (
        <li key={line.id} className={styles.name}>
          <MaybeLink to={linkOf(line)} onFollow={onFollow}>
            <bdi>{line.title}</bdi>
          </MaybeLink>
        </li>
      ))}
      {more > 0 && (
        <li>
          <MaybeLink to={paths.gameChallenges(gameId, { show: 'unready' })} onFollow={onFollow}>
            <Plural value={more} one="and # more" other="and # more" />
          </MaybeLink>
        </li>
      )}
    </ul>
  )
}
