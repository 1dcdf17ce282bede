import { selectOrdinal } from '@lingui/core/macro'
import { useLingui } from '@lingui/react/macro'
import * as styles from '#shared/game/standing/ordinal.css.ts'

/** A number with an ending behind it, as English writes ranks. */
const withEnding = /^(?<number>\d[\d.,\s]*)(?<ending>\p{L}{1,3})$/u

/** A rank as the language writes it; an ending of letters is small. */
export function Ordinal({ value }: { value: number }) {
  const { t } = useLingui()
  const text = t`${selectOrdinal(value, { one: '#st', two: '#nd', few: '#rd', other: '#th' })}`
  const { number, ending } = withEnding.exec(text)?.groups ?? {}
  if (number === undefined) return text
  return (
    <>
      {number}
      <sup className={styles.ending}>{ending}</sup>
    </>
  )
}
