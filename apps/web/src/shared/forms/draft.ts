/** Personal, so that logging out removes them. */
const prefix = 'halyard:draft:'

const isTexts = (value: unknown): value is Record<string, string> =>
  typeof value === 'object' &&
  value !== null &&
  Object.values(value).every((text) => typeof text === 'string')

/** What was typed and not saved, if its fields are still those of the form. */
export function readDraft<Name extends string>(
  name: string,
  initial: Record<Name, string>,
): Record<Name, string> | undefined {
  try {
    const stored: unknown = JSON.parse(localStorage.getItem(prefix + name) ?? 'null')
    if (!isTexts(stored)) return undefined
    const names = Object.keys(initial).filter((key): key is Name => key in initial)
    if (!names.every((key) => key in stored)) return undefined
    const draft = { ...initial }
    for (const key of names) draft[key] = stored[key] ?? initial[key]
    return names.some((key) => draft[key] !== initial[key]) ? draft : undefined
  } catch {
    return undefined
  }
}

/** Keeps what is typed, or forgets it. A browser that keeps nothing only loses the draft. */
export function writeDraft(name: string, values: Record<string, string> | undefined): void {
  try {
    if (values) localStorage.setItem(prefix + name, JSON.stringify(values))
    else localStorage.removeItem(prefix + name)
  } catch {
    // The form itself still holds the text.
  }
}
