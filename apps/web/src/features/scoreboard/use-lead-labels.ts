import { useLingui } from '@lingui/react/macro'
import { useFormat } from '#shared/format/format.ts'

/** Says who leads, in one sentence. */
export function useLeadLabels(): (name: string | undefined, score: number) => string {
  const { t } = useLingui()
  const format = useFormat()
  return (name = '', points) => {
    if (points === 0) return t`Nobody has a point yet`
    const score = format.number(points)
    return t`${name} is first with ${score} points.`
  }
}
