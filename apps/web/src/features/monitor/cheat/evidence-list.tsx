import { Trans } from '@lingui/react/macro'
import type { ReactNode } from 'react'
import type { Evidence, Solves } from '#features/monitor/cheat/cases.ts'
import { LocalTime } from '#shared/format/local-time.tsx'
import { useFormat } from '#shared/format/format.ts'
import * as styles from './cheat.css.ts'

/** When both teams solved what is in question, and what else they solved nearly at the same time. */
export function EvidenceList({ evidence: { solves, close } }: { evidence: Evidence }) {
  return (
    <ul className={styles.evidence}>
      {solves.map((each) => (
        <li key={each.challenge}>
          <OwnerSolve {...each} />{' '}
          {each.submitterAt !== undefined && (
            <Trans>
              The team that sent it solved the challenge itself at <Clock at={each.submitterAt} />.
            </Trans>
          )}
        </li>
      ))}
      {close.map((each) => (
        <li key={each.challenge}>
          <CloseSolves {...each} />
        </li>
      ))}
    </ul>
  )
}

function OwnerSolve({ challenge, ownerAt }: Solves): ReactNode {
  const name = <bdi>{challenge}</bdi>
  if (ownerAt === undefined) return <Trans>The owner has not solved {name}.</Trans>
  return (
    <Trans>
      The owner solved {name} at <Clock at={ownerAt} />.
    </Trans>
  )
}

function CloseSolves({ challenge, ownerAt = 0, submitterAt = 0 }: Solves) {
  const { number } = useFormat()
  const name = <bdi>{challenge}</bdi>
  const seconds = number(Math.ceil((Math.abs(ownerAt - submitterAt) + 1) / 1000))
  return (
    <Trans>
      Both solved {name} within {seconds} s of each other, at <Clock at={ownerAt} />.
    </Trans>
  )
}

const Clock = ({ at }: { at: number }) => <LocalTime at={at} format="clock" />
