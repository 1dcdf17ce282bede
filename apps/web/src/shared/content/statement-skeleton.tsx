import { Loading, Skeleton, Stack } from '@halyard/ui'
import { useLingui } from '@lingui/react/macro'

/** Five lines, while a text or what renders it loads. */
export function StatementSkeleton() {
  const { t } = useLingui()
  return (
    <Loading label={t`Loading the text`}>
      <Stack gap={3}>
        {['92%', '100%', '84%', '96%', '60%'].map((width) => (
          <Skeleton key={width} width={width} />
        ))}
      </Stack>
    </Loading>
  )
}
