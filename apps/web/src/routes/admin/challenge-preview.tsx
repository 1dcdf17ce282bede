import { Suspense } from 'react'
import type { ComponentProps } from 'react'
import { lazyPart } from '#shared/lazy-part.ts'

const LazyPreview = lazyPart(
  'ChallengePreview',
  () => import('#features/play/preview/challenge-preview.tsx'),
)

/** The players' view of a challenge that is edited; its code loads when it is first looked at. */
export function Preview(props: ComponentProps<typeof LazyPreview>) {
  return (
    <Suspense>
      <LazyPreview {...props} />
    </Suspense>
  )
}
