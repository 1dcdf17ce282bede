import { connect } from 'node:net'
import { setTimeout as sleep } from 'node:timers/promises'
import type { Address } from '#modules/instance/backend.ts'

const CONNECT_TIMEOUT_MS = 1_000
/**
 * A proxy of the engine may accept a connection before the service listens, and then close it at once: only a connection
 * that stays open for so long counts.
 */
const STAYS_OPEN_MS = 40
const PAUSES_MS = [10, 20, 40, 80, 160]
const LONGEST_PAUSE_MS = 250

/** Resolves once the address accepts connections. Rejects when `signal` aborts, or with the error of `check`, which runs after each failed try. */
export async function untilOpen(
  address: Address,
  signal: AbortSignal,
  check: () => Promise<void>,
): Promise<void> {
  for (let attempt = 0; !(await isOpen(address)); attempt += 1) {
    signal.throwIfAborted()
    await check()
    await sleep(PAUSES_MS[attempt] ?? LONGEST_PAUSE_MS, undefined, { signal })
  }
}

function isOpen({ host, port }: Address): Promise<boolean> {
  return new Promise((resolve) => {
    const socket = connect({ host, port })
    let stays: NodeJS.Timeout | undefined
    const done = (answer: boolean) => {
      clearTimeout(stays)
      socket.destroy()
      resolve(answer)
    }
    socket.setTimeout(CONNECT_TIMEOUT_MS, () => done(false))
    socket.once('connect', () => {
      stays = setTimeout(() => done(true), STAYS_OPEN_MS)
    })
    // A service may greet, or even finish with us: either way it listens.
    socket.once('data', () => done(true))
    socket.once('error', () => done(false))
    socket.once('close', () => done(false))
  })
}
