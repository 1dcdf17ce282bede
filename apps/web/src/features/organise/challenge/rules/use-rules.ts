import type { Schema } from '@halyard/api'
import { useGetCooldown, useGetRequirements, useListEditChallenges } from '@halyard/query'
import { usePlatform } from '#shared/platform/platform.ts'

export type StoredRequirements = Schema<'RequirementsModel'>
export type StoredCooldown = Schema<'CooldownModel'>

const useExtension = (name: string) => usePlatform().extensions?.includes(name) ?? false

/** What a challenge requires; undefined on servers that do not know it, and until it has come. */
export function useRequirements(
  gameId: number,
  challengeId: number,
): StoredRequirements | undefined {
  const enabled = useExtension('requirements')
  return useGetRequirements(gameId, challengeId, { enabled }).data
}

/** The pause after wrong answers; undefined on servers that do not know it, and until it has come. */
export function useCooldown(gameId: number, challengeId: number): StoredCooldown | undefined {
  const enabled = useExtension('cooldown')
  return useGetCooldown(gameId, challengeId, { enabled }).data
}

/** Titles of the challenges of a game, by id. */
export function useTitlesOf(gameId: number): ReadonlyMap<number, string> {
  const { data = [] } = useListEditChallenges(gameId)
  return new Map(data.map(({ id, title }) => [id, title]))
}
