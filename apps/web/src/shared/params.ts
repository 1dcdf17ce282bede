import { data } from 'react-router'

type Params = Record<string, string | undefined>

const largestId = 2 ** 31 - 1
const postId = /^[0-9a-f]{8}$/i

/** Answers "no such page" for this address; throw it in a loader. */
export const notFound = () => data(null, { status: 404 })

/** A path parameter or query value as an id, if it is one. */
export function parseId(text: string | null | undefined): number | undefined {
  if (!text || !/^\d{1,10}$/.test(text)) return undefined
  const id = Number(text)
  return id > 0 && id <= largestId ? id : undefined
}

/** The ids of `/games/:gameId…`. @throws 404 when the address names none */
export function gameParams(params: Params): { gameId: number } {
  const gameId = parseId(params.gameId)
  if (gameId === undefined) throw notFound()
  return { gameId }
}

/** The ids of `/admin/games/:gameId/challenges/:challengeId…`. @throws 404 when the address lacks one */
export function challengeParams(params: Params): { gameId: number; challengeId: number } {
  const challengeId = parseId(params.challengeId)
  if (challengeId === undefined) throw notFound()
  return { ...gameParams(params), challengeId }
}

/** The id of `/posts/:postId…`. @throws 404 when the address names none */
export function postParams(params: Params): { postId: string } {
  if (!params.postId || !postId.test(params.postId)) throw notFound()
  return { postId: params.postId.toLowerCase() }
}

/** A page number from the address, from 1. */
export const parsePage = (text: string | null): number => parseId(text) ?? 1
