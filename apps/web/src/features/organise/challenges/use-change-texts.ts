import { plural } from '@lingui/core/macro'
import { useLingui } from '@lingui/react/macro'
import type { Edit } from '#features/organise/challenges/consequences.ts'

/** What all edits switch to; undefined when they change something else. */
const switchedTo = ([first]: readonly Edit[]) => first?.change.isEnabled
const titleOf = ([first]: readonly Edit[]) => first?.line.title ?? ''

/** Words for changes of one challenge or of many: while they are asked for, run, and are over. */
export function useChangeTexts() {
  'use memo'
  const { t } = useLingui()
  return {
    question: (edits: readonly Edit[]): string => {
      const [count, title] = [edits.length, titleOf(edits)]
      const isEnabled = switchedTo(edits)
      if (isEnabled === undefined) return t`Change the points of “${title}”?`
      if (count === 1) return isEnabled ? t`Enable “${title}”?` : t`Disable “${title}”?`
      return isEnabled
        ? t`${plural(count, { one: 'Enable # challenge?', other: 'Enable # challenges?' })}`
        : t`${plural(count, { one: 'Disable # challenge?', other: 'Disable # challenges?' })}`
    },
    action: (edits: readonly Edit[]): string => {
      const isEnabled = switchedTo(edits)
      if (isEnabled === undefined) return t`Change the points`
      return isEnabled
        ? t({ message: 'Enable', context: 'challenges' })
        : t({ message: 'Disable', context: 'challenges' })
    },
    running: t`Changing challenges…`,
    done: (edits: readonly Edit[]): string => {
      const [count, title] = [edits.length, titleOf(edits)]
      const isEnabled = switchedTo(edits)
      if (count === 1) {
        if (isEnabled === undefined) return t`“${title}” was changed`
        return isEnabled ? t`“${title}” is enabled` : t`“${title}” is disabled`
      }
      if (isEnabled === undefined)
        return t`${plural(count, { one: '# challenge changed', other: '# challenges changed' })}`
      return isEnabled
        ? t`${plural(count, { one: '# challenge enabled', other: '# challenges enabled' })}`
        : t`${plural(count, { one: '# challenge disabled', other: '# challenges disabled' })}`
    },
    failed: (edits: readonly Edit[]): string => {
      const title = titleOf(edits)
      return edits.length === 1 ? t`“${title}” was not changed` : t`Nothing was changed`
    },
  }
}
