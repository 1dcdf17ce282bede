import { Halted } from '#findings/halt.ts'
import { type Answer, describe } from '#http/answer.ts'

/** Something that could not be undone; expected where the call for it is missing. */
export type Leftover = { what: string; reason: string; expected: boolean }

/** How something is undone: by a call whose answer says whether it is gone, or by more, which throws where it is not. */
type Undo = () => Promise<Answer | undefined | void>
type Step = { what: string; run: Undo }

/** What has to be undone, in order of making; undone in reverse. */
export class Cleanup {
  #steps: Step[] = []
  #looks: Step[] = []

  later(what: string, run: Undo): void {
    this.#steps.push({ what, run })
  }

  /** Looks, once everything is undone, whether something went with it. */
  lookLater(what: string, run: Undo): void {
    this.#looks.push({ what, run })
  }

  /** Undoes everything; a step that fails does not stop the others. Returns what could not be undone. */
  async run(): Promise<Leftover[]> {
    const leftBehind: Leftover[] = []
    const steps = [...this.#steps.splice(0).toReversed(), ...this.#looks.splice(0)]
    for (const { what, run } of steps) {
      try {
        const answer = await run()
        if (answer) mustBeGone(answer)
      } catch (error) {
        const reason = error instanceof Error ? error.message : String(error)
        leftBehind.push({ what, reason, expected: error instanceof Halted && error.expected })
      }
    }
    return leftBehind
  }
}

/** Whether an undoing call was done, or found nothing there any more. An empty 404 may be that of a call nobody has built. */
export const isGone = ({ status, bytes }: Answer): boolean =>
  (status >= 200 && status < 300) || (status === 404 && bytes.length > 0)

/** Accepts what an undoing call answered. @throws with the server's reason where it is not gone */
export function mustBeGone(answer: Answer): void {
  if (isGone(answer)) return
  throw new Halted(`the server answered ${describe(answer)}`, { expected: answer.status === 501 })
}
