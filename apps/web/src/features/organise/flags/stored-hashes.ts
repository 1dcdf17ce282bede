import type { ChallengeSettings } from '@halyard/api'
import { adminQueries } from '@halyard/query'
import type { QueryClient } from '@tanstack/react-query'

/** Hashes of what the server has at this moment. */
export async function storedHashes(client: QueryClient): Promise<ReadonlySet<string>> {
  const files = await client.query({ ...adminQueries.fileNames(), staleTime: 0, retry: false })
  return new Set(files.map(({ hash }) => hash))
}

/** The hash in the address of a stored file. */
const hashOf = (url: string | null | undefined): string | undefined =>
  /\/assets\/([0-9a-f]{64})\//.exec(url ?? '')?.[1]

/** Hashes of the files that a challenge gives out. */
export function usedHashes({
  attachment,
  flags,
}: Pick<ChallengeSettings, 'attachment' | 'flags'>): ReadonlySet<string> {
  const files = [attachment, ...flags.map((flag) => flag.attachment)]
  return new Set(files.flatMap((file) => hashOf(file?.url) ?? []))
}
