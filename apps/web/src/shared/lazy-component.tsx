import { lazy, useState } from 'react'
import type { ComponentProps, ComponentType } from 'react'
import type { ModuleWith } from '#shared/lazy-part.ts'
import { loadWhenOnline } from '#shared/load-when-online.ts'

/**
 * Like React's `lazy`, with a prefetch. A component whose code has arrived before its first render is rendered at once: React keeps
 * one that had to suspend back for a third of a second.
 *
 * @param name of the component in its module
 * @returns the component, and what prefetches its code, which never rejects: failures are shown when the component is rendered
 */
export function lazyComponent<Name extends string, Module extends ModuleWith<Name>>(
  name: Name,
  load: () => Promise<Module>,
): [Component: ComponentType<ComponentProps<Module[Name]>>, prefetch: () => Promise<void>] {
  type Props = ComponentProps<Module[Name]>
  let loaded: ComponentType<Props> | undefined
  const loadOnce = async () => (loaded ??= (await loadWhenOnline(load))[name])
  const Suspending = lazy(async () => ({ default: await loadOnce() }))
  function Component(props: Props) {
    // Keep what was chosen: another type would be remounted.
    const [Chosen] = useState<ComponentType<Props>>(() => loaded ?? Suspending)
    return <Chosen {...props} />
  }
  return [Component, () => loadOnce().then(ignore, ignore)]
}

const ignore = () => {}
