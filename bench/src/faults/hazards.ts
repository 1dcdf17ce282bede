import { execFileSync } from 'node:child_process'
import { writeFileSync } from 'node:fs'
import { join } from 'node:path'

/** Loses a share of the packets to and from a port of this machine; the function that is returned ends it. */
export function losePackets(port: number, share: number): () => void {
  const chance = ['-m', 'statistic', '--mode', 'random', '--probability', String(share)]
  const rules = ['--dport', '--sport'].map((side) => [
    'INPUT',
    '-i',
    'lo',
    '-p',
    'tcp',
    side,
    String(port),
    ...chance,
    '-j',
    'DROP',
  ])
  for (const rule of rules) execFileSync('iptables', ['--insert', ...rule])
  return () => {
    for (const rule of rules) execFileSync('iptables', ['--delete', ...rule])
  }
}

const LIBRARY = '/usr/lib/x86_64-linux-gnu/faketime/libfaketime.so.1'
const clockFile = (folder: string) => join(folder, 'clock')

/** Gives a program a clock that `setClock` moves, by Debian's libfaketime; what measures durations is left alone. */
export function fakeClock(folder: string): NodeJS.ProcessEnv {
  setClock(folder, '+0')
  return {
    LD_PRELOAD: LIBRARY,
    FAKETIME_TIMESTAMP_FILE: clockFile(folder),
    FAKETIME_NO_CACHE: '1',
    FAKETIME_DONT_FAKE_MONOTONIC: '1',
  }
}

/** @param offset from the true time: `+1h` */
export const setClock = (folder: string, offset: string): void =>
  writeFileSync(clockFile(folder), `${offset}\n`)
