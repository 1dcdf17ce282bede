import { createSearchParams, useLocation } from 'react-router'
import { openingLink } from '#shared/routing/open-param.ts'

export type Place = {
  challenge?: { id: number; title: string }
  /** A team by its participation. */
  team?: { id: number; name: string }
  file?: string
}

const idIn = (search: URLSearchParams, name: string): number | undefined => {
  const text = search.get(name) ?? ''
  return /^\d{1,10}$/.test(text) ? Number(text) : undefined
}

/**
 * Where in the captures the reader is, kept in the address: `on` a challenge, `by` a participation, which `file`. The names of both
 * are beside them: they are the filter of the other lists, and choose where an address from there names no id.
 */
export function usePlace() {
  const { search: query } = useLocation()
  const search = createSearchParams(query)
  return {
    challengeId: idIn(search, 'on'),
    challengeTitle: search.get('challenge') ?? '',
    partId: idIn(search, 'by'),
    teamName: search.get('team') ?? '',
    file: search.get('file') ?? '',
    /** Props of a link to a place. */
    linkTo: ({ challenge, team, file }: Place) => {
      const next = createSearchParams(query)
      const set = (name: string, value: string | number | undefined) =>
        value === undefined || value === '' ? next.delete(name) : next.set(name, String(value))
      set('on', challenge?.id)
      set('challenge', challenge?.title)
      set('by', team?.id)
      set('team', team?.name)
      set('file', file)
      return { to: { search: `?${next}` }, ...openingLink }
    },
  }
}
