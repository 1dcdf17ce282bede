import type { Schema } from '@halyard/api'
import {
  useGetCooldown,
  useGetHints,
  useGetRequirements,
  useListEditChallenges,
} from '@halyard/query'
import { useHasExtension } from '#shared/platform/platform.ts'

export type StoredRequirements = Schema<'RequirementsModel'>
export type StoredHints = Schema<'PricedHintsModel'>
export type StoredCooldown = Schema<'CooldownModel'>

/** What a challenge requires; undefined on servers that do not know it, and until it has come. */
export function useRequirements(
  gameId: number,
  challengeId: number,
): StoredRequirements | undefined {
  const enabled = useHasExtension('requirements')
  return useGetRequirements(gameId, challengeId, { enabled }).data
}

/** The pause after wrong answers; undefined on servers that do not know it, and until it has come. */
export function useCooldown(gameId: number, challengeId: number): StoredCooldown | undefined {
  const enabled = useHasExtension('cooldown')
  return useGetCooldown(gameId, challengeId, { enabled }).data
}

/** The hints with a price; undefined on servers that do not know them, and until they have come. */
export function usePricedHints(gameId: number, challengeId: number): StoredHints | undefined {
  const enabled = useHasExtension('hints')
  return useGetHints(gameId, challengeId, { enabled }).data
}

/** Titles of the challenges of a game, by id. */
export function useTitlesOf(gameId: number): ReadonlyMap<number, string> {
  const { data = [] } = useListEditChallenges(gameId)
  return new Map(data.map(({ id, title }) => [id, title]))
}
