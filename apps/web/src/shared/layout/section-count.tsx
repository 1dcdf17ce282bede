import { Suspense } from 'react'
import { backgroundPart } from '#shared/lazy-part.ts'
import { isCounted } from '#shared/layout/counted.ts'
import type { ScreenName } from '#shared/screens.ts'

const Count = backgroundPart('Count', () => import('#shared/layout/section-counts.tsx'))

/** How much there is behind a section, if that can be counted; comes when all else is there. */
export function SectionCount({ name, gameId = 0 }: { name: ScreenName; gameId?: number }) {
  if (!isCounted(name)) return null
  return (
    <Suspense>
      <Count name={name} gameId={gameId} />
    </Suspense>
  )
}
