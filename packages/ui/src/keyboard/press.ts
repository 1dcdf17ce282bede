import { userEvent } from 'vitest/browser'

const CHORD = /\{(?:Shift|Control|Alt)>\}.+?\{\/(?:Shift|Control|Alt)\}|\{[^}]+\}|./g

/** Presses one key after the other, written as `userEvent.keyboard` reads them; keys pressed together are one press. */
export async function press(keys: string): Promise<void> {
  for (const chord of keys.match(CHORD) ?? []) await userEvent.keyboard(chord)
}
