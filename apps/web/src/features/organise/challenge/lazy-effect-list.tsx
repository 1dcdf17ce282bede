import { Skeleton } from '@halyard/ui'
import { Suspense } from 'react'
import type { Effect } from '#features/organise/challenge/effects.ts'
import { lazyComponent } from '#shared/lazy-component.tsx'

const [List, fetchList] = lazyComponent(
  'EffectList',
  () => import('#features/organise/challenge/effect-list.tsx'),
)

/** Fetches the words of the question before it is asked: nobody is to confirm what they could not read. */
export const preloadEffectList = fetchList

/** What players notice of a change; the words load after the screen. */
export function EffectList(props: { effects: readonly Effect[] }) {
  return (
    <Suspense fallback={<Skeleton height="4rem" shape="box" />}>
      <List {...props} />
    </Suspense>
  )
}
