/** An invitation code: the team's name, its id and 32 hex digits. The name may itself hold colons. */
const code = /[^\n]*:\d{1,10}:[0-9a-f]{32}$/i

/**
 * The invitation code in what somebody pasted: the code itself, or a link that carries it.
 *
 * @returns undefined when there is none
 */
export function parseInvite(text: string): string | undefined {
  const trimmed = text.trim()
  const fromLink = URL.parse(trimmed)?.searchParams.get('join')
  const [found] = code.exec(fromLink ?? trimmed) ?? []
  return found?.trim()
}

/** The team an invitation code leads to. */
export function teamIdOf(invite: string | undefined): number | undefined {
  const id = Number(invite?.split(':').at(-2))
  return Number.isInteger(id) && id > 0 && id < 2 ** 31 ? id : undefined
}
