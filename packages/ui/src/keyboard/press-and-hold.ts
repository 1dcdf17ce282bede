import { userEvent } from 'vitest/browser'

const aMoment = () =>
  new Promise((resolve) => {
    setTimeout(resolve, 30)
  })

/** One key after the other, each down for a moment as by a finger: the focus moves, and chooses, while an arrow is down. */
export async function pressAndHold(keys: string): Promise<void> {
  for (const key of keys.match(/\{Shift>\}\{[^}]+\}\{\/Shift\}|\{[^}]+\}|./g) ?? []) {
    const arrow = /^\{(Arrow\w+)\}$/.exec(key)?.[1]
    await userEvent.keyboard(arrow ? `{${arrow}>}` : key)
    await aMoment()
    if (arrow) await userEvent.keyboard(`{/${arrow}}`)
    await aMoment()
  }
}
