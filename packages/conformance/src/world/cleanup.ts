import { Halted } from '#book/halt.ts'

/** Something that could not be undone; expected where the call for it is missing. */
export type Leftover = { what: string; reason: string; expected: boolean }

type Step = { what: string; run: () => Promise<unknown> }

/** What has to be undone, in order of making; undone in reverse. */
export class Cleanup {
  #steps: Step[] = []

  later(what: string, run: () => Promise<unknown>): void {
    this.#steps.push({ what, run })
  }

  /** Undoes everything; a step that fails does not stop the others. Returns what could not be undone. */
  async run(): Promise<Leftover[]> {
    const leftBehind: Leftover[] = []
    for (const { what, run } of this.#steps.splice(0).toReversed()) {
      await run().catch((error: unknown) => {
        const reason = error instanceof Error ? error.message : String(error)
        leftBehind.push({ what, reason, expected: error instanceof Halted && error.expected })
      })
    }
    return leftBehind
  }
}

/** Accepts what an undoing call answered: done, or not there any more. @throws otherwise */
export function mustBeGone({ status }: { status: number }): void {
  if (status === 200 || status === 404) return
  throw new Halted(`the server answered ${status}`, { expected: status === 501 })
}
