import type { Instance } from '@halyard/api'
import type { InstanceChoice } from '#features/administer/instances/use-instance-choice.ts'

const searchText = ({ team, challenge, image, containerId, ip, port }: Instance) =>
  [team?.name, challenge?.title, image, containerId, `${ip}:${port}`].join('\n').toLowerCase()

/** The instances that filters and a text leave, the one that ends next first. */
export function chosenInstances(
  instances: readonly Instance[],
  { team, challenge, text }: InstanceChoice,
): readonly Instance[] {
  const wanted = text.trim().toLowerCase()
  return instances
    .filter(
      (instance) =>
        (team === undefined || instance.team?.id === team) &&
        (challenge === undefined || instance.challenge?.id === challenge) &&
        searchText(instance).includes(wanted),
    )
    .toSorted((a, b) => a.expectStopAt - b.expectStopAt)
}

type Owner = { id: number; name: string }
export type Total = Owner & { count: number }

/** How many instances each team or challenge has, the most first. Those without one are left out. */
export function totalsBy(
  instances: readonly Instance[],
  ownerOf: (instance: Instance) => Owner | undefined,
): readonly Total[] {
  const totals = new Map<number, Total>()
  for (const instance of instances) {
    const owner = ownerOf(instance)
    if (!owner) continue
    totals.set(owner.id, { ...owner, count: (totals.get(owner.id)?.count ?? 0) + 1 })
  }
  return [...totals.values()].toSorted((a, b) => b.count - a.count || a.name.localeCompare(b.name))
}

export const teamOf = ({ team }: Instance): Owner | undefined => team ?? undefined

export const challengeOf = ({ challenge }: Instance): Owner | undefined =>
  challenge ? { id: challenge.id, name: challenge.title } : undefined
