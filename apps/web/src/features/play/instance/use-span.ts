import { plural } from '@lingui/core/macro'
import { useLingui } from '@lingui/react/macro'

/** Minutes in words, as hours where they are whole ones. */
export function useSpan(): (minutes: number) => string {
  const { t } = useLingui()
  return (minutes) => {
    const hours = minutes / 60
    return Number.isInteger(hours)
      ? t`${plural(hours, { one: '# hour', other: '# hours' })}`
      : t`${plural(minutes, { one: '# minute', other: '# minutes' })}`
  }
}
