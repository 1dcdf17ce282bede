import { Loading, Skeleton } from '@halyard/ui'
import { useLingui } from '@lingui/react/macro'

/** In the place of the list while it comes. */
export function SolversWaiting() {
  const { t } = useLingui()
  return (
    <Loading label={t`Loading the solves`}>
      <Skeleton />
    </Loading>
  )
}
