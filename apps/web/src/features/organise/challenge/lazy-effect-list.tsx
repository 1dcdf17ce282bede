import { Skeleton } from '@halyard/ui'
import { Suspense, lazy } from 'react'
import type { Effect } from '#features/organise/challenge/effects.ts'
import { loadWhenOnline } from '#shared/load-when-online.ts'

const List = lazy(() =>
  loadWhenOnline(() => import('#features/organise/challenge/effect-list.tsx')).then((module) => ({
    default: module.EffectList,
  })),
)

/** What players notice of a change, for a question that is rarely asked: its words load with it. */
export function EffectList(props: { effects: readonly Effect[] }) {
  return (
    <Suspense fallback={<Skeleton height="4rem" shape="box" />}>
      <List {...props} />
    </Suspense>
  )
}
