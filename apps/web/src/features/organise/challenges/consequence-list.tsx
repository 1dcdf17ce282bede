import { Trans, useLingui } from '@lingui/react/macro'
import type { Consequences } from '#features/organise/challenges/consequences.ts'
import { useFormat } from '#shared/format/format.ts'
import * as styles from './challenges.css.ts'

/** Challenges that one sentence names. */
const mostNamed = 5

/** Names a few challenges, and how many there are beside them. */
function useNames() {
  const { t } = useLingui()
  const { list, number } = useFormat()
  return (lines: readonly { title: string }[]) => {
    // Isolated: two titles in a row that are written from right to left would else change places.
    const titles = lines.slice(0, mostNamed).map(({ title }) => `\u2068${t`“${title}”`}\u2069`)
    const more = number(lines.length - mostNamed)
    return list(lines.length > mostNamed ? [...titles, t`${more} others`] : titles)
  }
}

/** What players notice of a change, before it is made. */
export function ConsequenceList({ announced, withdrawn, stopped, rescored }: Consequences) {
  const namesOf = useNames()
  const [news, stops, losses, scores] = [announced, stopped, withdrawn, rescored].map(namesOf)
  return (
    <ul className={styles.consequences}>
      {announced.length > 0 && (
        <li>
          <Trans>Everyone gets a notice for each new challenge: {news}.</Trans>
        </li>
      )}
      {stopped.length > 0 && (
        <li>
          <Trans>The instances that teams have running are destroyed: {stops}.</Trans>
        </li>
      )}
      {withdrawn.length > 0 && (
        <li>
          <Trans>Disabled challenges give no points until you enable them again: {losses}.</Trans>
        </li>
      )}
      {rescored.length > 0 && (
        <li>
          <Trans>
            Teams that solved it get the new points immediately, and ranks can change: {scores}.
          </Trans>
        </li>
      )}
    </ul>
  )
}
