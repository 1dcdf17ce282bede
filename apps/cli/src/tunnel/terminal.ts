import { createInterface } from 'node:readline/promises'
import type { Readable, Writable } from 'node:stream'
import { sanitise } from '#report/sanitise.ts'

type Output = Writable & { isTTY?: boolean; columns?: number }
type Input = Readable & { isTTY?: boolean }

/** Prints lines above one line of state, and puts questions. What sites say is made safe for the terminal. */
export function createTerminal(input: Input, output: Output) {
  let status = ''
  let isAsking = false

  const clear = () => {
    if (output.isTTY && status && !isAsking) output.write('\r\u001B[K')
  }
  const printStatus = () => {
    if (output.isTTY && status && !isAsking)
      output.write(status.slice(0, (output.columns ?? 80) - 1))
  }
  const line = (text: string) => {
    clear()
    output.write(`${sanitise(text)}\n`)
    printStatus()
  }

  return {
    line,
    /** The line that stays at the bottom. */
    status(text: string): void {
      clear()
      status = sanitise(text)
      printStatus()
    },
    /** A question to be answered with y or n; without a keyboard it is a no. */
    async ask(question: string): Promise<boolean> {
      if (!input.isTTY) return false
      clear()
      isAsking = true
      const lines = createInterface({ input, output })
      try {
        const answer = await lines.question(`${sanitise(question)} [y/N] `)
        return /^y(es)?$/i.test(answer.trim())
      } catch {
        return false
      } finally {
        lines.close()
        isAsking = false
        printStatus()
      }
    },
    end: clear,
  }
}
