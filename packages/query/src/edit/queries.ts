import { unwrap } from '@halyard/api'
import { queryOptions } from '@tanstack/react-query'
import { api } from '#core/connection.ts'
import { fresh } from '#core/freshness.ts'

type Page = { count: number; skip: number }

const games = ['edit', 'games'] as const
const game = (gameId: number) => ['edit', 'game', gameId] as const
const path = (gameId: number) => ({ path: { id: gameId } })

/** Games as their organisers see them. */
export const editQueries = {
  /** Prefix of the lists of games. */
  games: () => games,
  /** Prefix of everything about one game. */
  game,
  gameList: (query: Page) =>
    queryOptions({
      queryKey: [...games, query],
      queryFn: ({ signal }) => unwrap(api().GET('/api/edit/games', { params: { query }, signal })),
      staleTime: fresh.list,
    }),
  detail: (gameId: number) =>
    queryOptions({
      queryKey: [...game(gameId), 'detail'],
      queryFn: ({ signal }) =>
        unwrap(api().GET('/api/edit/games/{id}', { params: path(gameId), signal })),
      staleTime: fresh.list,
    }),
  /** The salt of the game's generated flags. */
  hashSalt: (gameId: number) =>
    queryOptions({
      queryKey: [...game(gameId), 'hash-salt'],
      queryFn: ({ signal }) =>
        unwrap(api().GET('/api/edit/games/{id}/hashsalt', { params: path(gameId), signal })),
      staleTime: fresh.own,
    }),
  notices: (gameId: number) =>
    queryOptions({
      queryKey: [...game(gameId), 'notices'],
      queryFn: ({ signal }) =>
        unwrap(api().GET('/api/edit/games/{id}/notices', { params: path(gameId), signal })),
      staleTime: fresh.list,
    }),
  divisions: (gameId: number) =>
    queryOptions({
      queryKey: [...game(gameId), 'divisions'],
      queryFn: ({ signal }) =>
        unwrap(api().GET('/api/edit/games/{id}/divisions', { params: path(gameId), signal })),
      staleTime: fresh.list,
    }),
  challenges: (gameId: number) =>
    queryOptions({
      queryKey: [...game(gameId), 'challenges'],
      queryFn: ({ signal }) =>
        unwrap(api().GET('/api/edit/games/{id}/challenges', { params: path(gameId), signal })),
      staleTime: fresh.list,
    }),
  /** Prefix of all single challenges of a game. */
  challengeDetails: (gameId: number) => [...game(gameId), 'challenge'] as const,
  challenge: (gameId: number, challengeId: number) =>
    queryOptions({
      queryKey: [...game(gameId), 'challenge', challengeId],
      queryFn: ({ signal }) =>
        unwrap(
          api().GET('/api/edit/games/{id}/challenges/{challengeId}', {
            params: { path: { id: gameId, challengeId } },
            signal,
          }),
        ),
      staleTime: fresh.list,
    }),
  /** How the value of a challenge falls; only for servers that name `scoring` among their extensions. */
  scoring: (gameId: number, challengeId: number) =>
    queryOptions({
      queryKey: [...game(gameId), 'scoring', challengeId],
      queryFn: ({ signal }) =>
        unwrap(
          api().GET('/api/edit/games/{id}/challenges/{challengeId}/scoring', {
            params: { path: { id: gameId, challengeId } },
            signal,
          }),
        ),
      staleTime: fresh.list,
    }),
  /** Points beside those of solves; only for servers that name `corrections` among their extensions. */
  adjustments: (gameId: number) =>
    queryOptions({
      queryKey: [...game(gameId), 'adjustments'],
      queryFn: ({ signal }) =>
        unwrap(
          api().GET('/api/edit/games/{id}/adjustments', {
            params: { path: { id: gameId } },
            signal,
          }),
        ),
      staleTime: fresh.list,
    }),
  /** What judging earlier answers again would change; only for servers that name `corrections` among their extensions. */
  judging: (gameId: number, challengeId: number) =>
    queryOptions({
      queryKey: [...game(gameId), 'judging', challengeId],
      queryFn: ({ signal }) =>
        unwrap(
          api().GET('/api/edit/games/{id}/challenges/{challengeId}/judging', {
            params: { path: { id: gameId, challengeId } },
            signal,
          }),
        ),
      // What it compares changes with every answer.
      staleTime: 0,
      gcTime: 0,
    }),
  /** Its freeze, pause and releases; only for servers that name `schedule` among their extensions. */
  schedule: (gameId: number) =>
    queryOptions({
      queryKey: [...game(gameId), 'schedule'],
      queryFn: ({ signal }) =>
        unwrap(
          api().GET('/api/edit/games/{id}/schedule', { params: { path: { id: gameId } }, signal }),
        ),
      staleTime: fresh.list,
    }),
  /** What a challenge requires; only for servers that name `requirements` among their extensions. */
  requirements: (gameId: number, challengeId: number) =>
    queryOptions({
      queryKey: [...game(gameId), 'requirements', challengeId],
      queryFn: ({ signal }) =>
        unwrap(
          api().GET('/api/edit/games/{id}/challenges/{challengeId}/requirements', {
            params: { path: { id: gameId, challengeId } },
            signal,
          }),
        ),
      staleTime: fresh.list,
    }),
  /** The pause after wrong answers; only for servers that name `cooldown` among their extensions. */
  cooldown: (gameId: number, challengeId: number) =>
    queryOptions({
      queryKey: [...game(gameId), 'cooldown', challengeId],
      queryFn: ({ signal }) =>
        unwrap(
          api().GET('/api/edit/games/{id}/challenges/{challengeId}/cooldown', {
            params: { path: { id: gameId, challengeId } },
            signal,
          }),
        ),
      staleTime: fresh.list,
    }),
  /** A challenge with what its test container wrote, which only the engine knows: for those who look at it. */
  testOutput: (gameId: number, challengeId: number) =>
    queryOptions({
      queryKey: [...game(gameId), 'test-output', challengeId],
      queryFn: ({ signal }) =>
        unwrap(
          api().GET('/api/edit/games/{id}/challenges/{challengeId}', {
            params: { path: { id: gameId, challengeId }, query: { testOutput: true } },
            signal,
          }),
        ),
      staleTime: 0,
    }),
}
