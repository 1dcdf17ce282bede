import { Plural, Trans } from '@lingui/react/macro'
import type { Effect } from '#features/organise/challenge/effects.ts'
import * as styles from '#features/organise/challenge/challenge-editor.css.ts'
import { useFormat } from '#shared/format/format.ts'
import { LocalTime } from '#shared/format/local-time.tsx'

/** What players notice of a change. */
export function EffectList({ effects }: { effects: readonly Effect[] }) {
  return (
    <ul className={styles.effects}>
      {effects.map((effect) => (
        <li key={effect.kind}>
          <EffectText effect={effect} />
        </li>
      ))}
    </ul>
  )
}

function EffectText({ effect }: { effect: Effect }) {
  switch (effect.kind) {
    case 'title': {
      const { from, to } = effect
      return (
        <Trans>
          It is called <bdi>“{to}”</bdi> from now on; earlier notices still say <bdi>“{from}”</bdi>.
        </Trans>
      )
    }
    case 'category': {
      const { from, to } = effect
      return (
        <Trans>
          It moves from {from} to {to} on every board.
        </Trans>
      )
    }
    case 'content':
      return <Trans>Teams read the new statement within two minutes. No notice is sent.</Trans>
    case 'hintNotice':
      return <Trans>All players get a notice about the new hint.</Trans>
    case 'hintsSilently':
      return <Trans>The hints change without a notice.</Trans>
    case 'points':
      return <PointsText {...effect} />
    case 'curve':
      return <Trans>Its points stay as they are; future solves lower them differently.</Trans>
    case 'bloodBonus':
      return effect.isOn ? (
        <Trans>The first three solves get a bonus; all scores are recalculated.</Trans>
      ) : (
        <Trans>The first three solves lose their bonus; all scores are recalculated.</Trans>
      )
    case 'limit':
      return effect.to === 0 ? (
        <Trans>
          Teams can try as many flags as they like, including teams that had no attempts left.
        </Trans>
      ) : (
        <Plural
          value={effect.to}
          one="Each team has # attempt in total; earlier attempts count."
          other="Each team has # attempts in total; earlier attempts count."
        />
      )
    case 'closed':
      return <Trans>It stops accepting flags as soon as you save.</Trans>
    case 'opened':
      return <Trans>It accepts flags again.</Trans>
    case 'deadline':
      return effect.to === null ? (
        <Trans>It stays open until the game ends.</Trans>
      ) : (
        <Trans>
          It closes at <LocalTime at={effect.to} format="weekdayTime" />.
        </Trans>
      )
    case 'fileName': {
      const { to } = effect
      return (
        <Trans>
          Files are downloaded as <bdi>{to}</bdi>.
        </Trans>
      )
    }
    case 'container':
      return (
        <Trans>
          Running instances keep the settings they were started with; new ones get the new settings.
        </Trans>
      )
    case 'announced':
      return <Trans>All players get a notice about the new challenge.</Trans>
    case 'withdrawn':
      return <WithdrawnText {...effect} />
    case 'stopped':
      return <Trans>The instances that teams have running are destroyed.</Trans>
    case 'noStatement':
      return <Trans>It has no statement: players would find nothing to read.</Trans>
    case 'noImage':
      return <Trans>It has no image: no team could start an instance.</Trans>
    default:
      return effect satisfies never
  }
}

function PointsText({ from, to, solves }: Extract<Effect, { kind: 'points' }>) {
  const { number } = useFormat()
  const [before, after] = [number(from), number(to)]
  if (solves === 0) {
    return (
      <Trans>
        It is worth {after} points instead of {before}.
      </Trans>
    )
  }
  return (
    <>
      <Trans>
        It is worth {after} points instead of {before}.
      </Trans>{' '}
      <Plural
        value={solves}
        one="The score of # team that solved it changes too."
        other="The scores of # teams that solved it change too."
      />
    </>
  )
}

function WithdrawnText({ solves }: Extract<Effect, { kind: 'withdrawn' }>) {
  return (
    <>
      <Trans>It leaves the board.</Trans>{' '}
      {solves > 0 && (
        <Plural
          value={solves}
          one="# team loses its points until it is enabled again."
          other="# teams lose their points until it is enabled again."
        />
      )}
    </>
  )
}
