import type { Forward } from '#tunnel/forward.ts'
import type { PipeEnd } from '#tunnel/pipe.ts'
import type { PoolEvent } from '#tunnel/pool.ts'

// The id of an instance is the key to it: it is not printed.

const nameOf = ({ label, remote }: Forward): string => label || new URL(remote).host

const endings: Readonly<Record<PipeEnd, string | undefined>> = {
  closed: undefined,
  gone: 'the instance is gone: start it again on the site',
  full: 'too many connections to this instance',
  unreachable: 'the platform does not answer',
}

/** What is worth a line of its own. */
export function describeEvent(event: PoolEvent): string | undefined {
  const { forward, what } = event
  switch (what) {
    case 'opened':
      return `${forward.local} leads to ${nameOf(forward)}`
    case 'closed':
      return `${forward.local} closed`
    case 'changed':
      return undefined
    case 'ended': {
      const ending = endings[event.end]
      return ending && `${forward.local} ${nameOf(forward)}: ${ending}`
    }
    default:
      return what satisfies never
  }
}

/** The state, in one line. */
export function describeState(forwards: readonly Forward[]): string {
  if (forwards.length === 0) return 'No tunnels yet.'
  return forwards
    .map((forward) => {
      const { sent, received } = forward.bytes()
      return `${forward.local} ${nameOf(forward)}: ${forward.connections()} live, ${size(sent)} out, ${size(received)} in`
    })
    .join('  ')
}

const units = ['B', 'KiB', 'MiB', 'GiB'] as const

function size(bytes: number): string {
  const power = Math.min(units.length - 1, bytes < 1024 ? 0 : Math.floor(Math.log2(bytes) / 10))
  return `${(bytes / 1024 ** power).toFixed(power === 0 ? 0 : 1)} ${units[power]}`
}
