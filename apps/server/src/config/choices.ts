import { StartError } from '#platform/start-error.ts'

/** One of `choices`, in whatever case it is written; undefined without text. Throws StartError naming the variable. */
export function readChoice<T extends string>(
  name: string,
  text: string | undefined,
  choices: readonly T[],
): T | undefined {
  if (text === undefined) return undefined
  const found = choices.find((choice) => choice.toLowerCase() === text.toLowerCase())
  if (found === undefined)
    throw new StartError(`${name} must be one of ${choices.join(', ')}, not "${text}".`)
  return found
}

/** `on` or `off`. Throws StartError naming the variable. */
export function readSwitch(name: string, text: string | undefined, byDefault: boolean): boolean {
  const choice = readChoice(name, text, ['on', 'off'])
  return choice === undefined ? byDefault : choice === 'on'
}
