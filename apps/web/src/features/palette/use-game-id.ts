import { useLocation } from 'react-router'

/** The game of the address, if there is one. */
export function useGameId(): number | undefined {
  const [, id] = /^\/games\/(\d+)/i.exec(useLocation().pathname) ?? []
  return id === undefined ? undefined : Number(id)
}
