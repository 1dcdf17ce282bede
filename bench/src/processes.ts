import { existsSync, readdirSync, readFileSync } from 'node:fs'

/** Resident memory of a process; undefined where the system does not say. */
export function residentMegabytes(pid: number): number | undefined {
  try {
    const kilobytes = /VmRSS:\s+(\d+)/.exec(readFileSync(`/proc/${pid}/status`, 'utf8'))?.[1]
    return kilobytes === undefined ? undefined : Number(kilobytes) / 1000
  } catch {
    return undefined
  }
}

/** The kernel counts in hundredths of a second. */
const TICKS_PER_SECOND = 100

/** Processor time that a server and all processes below it have used, which are its database. */
export function processorSeconds(server: number): { server: number; database: number } | undefined {
  if (!existsSync('/proc/self/stat')) return undefined
  const all = everything()
  const seconds = (pid: number) => all.find((one) => one.pid === pid)?.seconds ?? 0
  const below = (pid: number): number =>
    all
      .filter(({ parent }) => parent === pid)
      .reduce((sum, child) => sum + child.seconds + below(child.pid), 0)
  return { server: seconds(server), database: below(server) }
}

interface Stat {
  readonly pid: number
  readonly parent: number
  readonly seconds: number
}

const everything = (): Stat[] =>
  readdirSync('/proc')
    .filter((name) => /^\d+$/.test(name))
    .flatMap((name) => statOf(Number(name)))

function statOf(pid: number): Stat[] {
  try {
    const text = readFileSync(`/proc/${pid}/stat`, 'utf8')
    const fields = text.slice(text.lastIndexOf(')') + 2).split(' ')
    const ticks = Number(fields[11]) + Number(fields[12])
    return [{ pid, parent: Number(fields[1]), seconds: ticks / TICKS_PER_SECOND }]
  } catch {
    return []
  }
}

export interface Usage {
  /** Read when it is asked for: that takes the kernel a while for a process with much memory. */
  readonly megabytes: number
  readonly seconds: number
}

/** What the processes of a platform and those of its built-in database use, from the process that was started downwards. */
export function usageBelow(pid: number): { server: Usage; database: Usage } {
  const all = everything()
  const below = (parent: number): Stat[] =>
    all.filter((one) => one.parent === parent).flatMap((one) => [one, ...below(one.pid)])
  const family = [...all.filter((one) => one.pid === pid), ...below(pid)]
  const sum = (isPart: (command: string) => boolean): Usage => {
    const members = family.filter((one) => isPart(commandOf(one.pid)))
    return {
      get megabytes() {
        return members.reduce((total, one) => total + (ownMegabytes(one.pid) ?? 0), 0)
      },
      seconds: members.reduce((total, one) => total + one.seconds, 0),
    }
  }
  return {
    server: sum((command) => command.includes('apps/server/src/main.ts')),
    database: sum((command) => command.includes('postgres')),
  }
}

/** What is shared counts once: of a database most is. */
function ownMegabytes(pid: number): number | undefined {
  try {
    const kilobytes = /^Pss:\s+(\d+)/m.exec(readFileSync(`/proc/${pid}/smaps_rollup`, 'utf8'))?.[1]
    return kilobytes === undefined ? undefined : Number(kilobytes) / 1000
  } catch {
    return undefined
  }
}

/** How a process was started; empty when it has gone. */
function commandOf(pid: number): string {
  try {
    return readFileSync(`/proc/${pid}/cmdline`, 'utf8').replaceAll('\0', ' ')
  } catch {
    return ''
  }
}
