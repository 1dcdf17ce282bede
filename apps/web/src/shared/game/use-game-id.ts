import { useLocation } from 'react-router'

/** The game of the address, if there is one: as its players see it or as its organizers do. */
export function useGameId(): number | undefined {
  const [, id] = /^\/(?:admin\/)?games\/(\d+)/i.exec(useLocation().pathname) ?? []
  return id === undefined ? undefined : Number(id)
}
