import { lazy, useState } from 'react'
import type { ComponentType } from 'react'
import { late } from '#shared/late.ts'

/**
 * A part of a screen whose code comes after the screen's own, like one of `lazy`. But when its code is there before it is drawn, it is
 * drawn at once: React keeps a part that had to wait back for a third of a second.
 *
 * @returns the part, and what fetches its code ahead; failures are told when the part is drawn
 */
export function part<Props extends object>(
  load: () => Promise<ComponentType<Props>>,
): [Part: ComponentType<Props>, fetchAhead: () => void] {
  let here: ComponentType<Props> | undefined
  const arrive = async () => (here ??= await late(load))
  const Waiting = lazy(async () => ({ default: await arrive() }))
  function Part(props: Props) {
    // What was chosen stays: another type would be drawn anew.
    const [Chosen] = useState<ComponentType<Props>>(() => here ?? Waiting)
    return <Chosen {...props} />
  }
  return [Part, () => void arrive().catch(() => {})]
}
