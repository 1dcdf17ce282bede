import { useSearchParams } from 'react-router'

/** Back does not undo each letter of a search, and nobody is thrown to the top of the page by it. */
const inPlace = { replace: true, preventScrollReset: true } as const

/** What a list shows, kept in the address, so that a link leads to the same: its parameters and how to change them. */
export function useSearchChoice<Name extends string>() {
  const [search, setSearch] = useSearchParams()
  return {
    search,
    /** Changes parameters; an empty value takes its parameter away. */
    change: (changes: Partial<Record<Name, string>>) =>
      setSearch((current) => {
        for (const [name, value] of Object.entries<string | undefined>(changes)) {
          if (value) current.set(name, value)
          else current.delete(name)
        }
        return current
      }, inPlace),
    /** Takes all parameters away. */
    clear: () => setSearch({}, inPlace),
  }
}
