import { InvalidArgumentError } from 'commander'

/** An option that may be repeated. */
export const collect = (value: string, before: readonly string[]) => [...before, value]

/** The same of the form name=value. */
export function collectValue(
  text: string,
  before: readonly [string, string][],
): [string, string][] {
  const [, name, value] = /^([\w.-]+)=(.*)$/s.exec(text) ?? []
  if (name === undefined || value === undefined)
    throw new InvalidArgumentError('Not of the form name=value.')
  return [...before, [name, value]]
}
