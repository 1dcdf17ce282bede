import { dirname } from 'pathe'
import type { ChallengePlan } from '#mapping/challenge.ts'

/** A file that is named like a challenge file, read. */
export type ReadFile = { source: string } & (
  | { kind: 'challenge'; plan: ChallengePlan }
  | { kind: 'manifest' | 'problem'; problem: string }
)

/** A challenge file that cannot be read; its challenge is not imported. */
export type BrokenFile = { source: string; problem: string }
/** A file that is named like a challenge file and belongs to another tool. */
export type PassedOver = { source: string; why: string }

type Classified = {
  challenges: { source: string; plan: ChallengePlan }[]
  broken: BrokenFile[]
  passedOver: PassedOver[]
}

/**
 * Distinguishes challenges from what lies beside and below them. A manifest beside a challenge file, and a file in the sources of a challenge
 * that is none, are passed over; anywhere else they mean a challenge that is missing.
 */
export function classify(files: readonly ReadFile[]): Classified {
  const classified: Classified = { challenges: [], broken: [], passedOver: [] }
  const plans = new Map(
    files.flatMap((file) => (file.kind === 'challenge' ? [[dirname(file.source), file.plan]] : [])),
  )
  const owners = [...plans.keys()]
  for (const file of files) {
    const { source } = file
    const folder = dirname(source)
    const owner = owners.find((other) => other !== '.' && isBelow(folder, other))
    if (file.kind === 'challenge') {
      if (owner !== undefined && isPart(file.plan, plans.get(owner)))
        classified.passedOver.push({ source, why: `in the sources of ${owner}` })
      else classified.challenges.push({ source, plan: file.plan })
      continue
    }
    const neighbour = file.kind === 'manifest' ? owners.find(isNear(folder)) : owner
    if (neighbour === undefined) classified.broken.push({ source, problem: file.problem })
    else classified.passedOver.push({ source, why: whyPassedOver(file, neighbour) })
  }
  return classified
}

const isBelow = (folder: string, other: string) => folder.startsWith(`${other}/`)

/** In the same folder, above or below it. */
const isNear = (folder: string) => (other: string) =>
  other === folder || isBelow(folder, other) || isBelow(other, folder)

/** A copy of its owner's file, or what only shares its name: neither flags nor points. */
const isPart = ({ title, flags, fields }: ChallengePlan, owner: ChallengePlan | undefined) =>
  title === owner?.title || (flags.length === 0 && fields.originalScore === undefined)

function whyPassedOver({ kind, problem }: { kind: string; problem: string }, owner: string) {
  const place = owner === '.' ? 'a challenge file' : owner
  return kind === 'manifest'
    ? `manifest beside ${place}`
    : `in the sources of ${place}, and no challenge file (${problem})`
}
