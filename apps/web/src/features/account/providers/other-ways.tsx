import { Suspense } from 'react'
import { useSearchParams } from 'react-router'
import { lazyPart } from '#shared/lazy-part.ts'
import { usePlatform } from '#shared/platform/platform.ts'

const ProviderLinks = lazyPart(
  'ProviderLinks',
  () => import('#features/account/providers/provider-links.tsx'),
)

/** Below a form with a password, on a platform that knows other ways in: loaded where there is one. */
export function OtherWays({ from }: { from: string }) {
  const { providers } = usePlatform()
  const [search] = useSearchParams()
  const problem = search.get('problem')
  if (!providers && problem === null) return null
  return (
    <Suspense>
      <ProviderLinks from={from} problem={problem} />
    </Suspense>
  )
}
