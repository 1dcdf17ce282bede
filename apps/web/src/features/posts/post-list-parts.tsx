import { Loading, Skeleton, Stack } from '@halyard/ui'
import { useLingui } from '@lingui/react/macro'

/** As many posts as usually come, in their size. */
export function PostListSkeleton({ count = 3 }: { count?: number }) {
  const { t } = useLingui()
  return (
    <Loading label={t`Posts are loading`}>
      <Stack gap={8}>
        {Array.from({ length: count }, (_, index) => (
          <Stack key={index} gap={2}>
            <Skeleton width="60%" height="1.4rem" />
            <Skeleton />
            <Skeleton width="85%" />
            <Skeleton width="30%" height="1rem" />
          </Stack>
        ))}
      </Stack>
    </Loading>
  )
}
