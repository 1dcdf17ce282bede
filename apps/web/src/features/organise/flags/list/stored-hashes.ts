import type { ChallengeSettings } from '@halyard/api'
import { fileQueries, storedFile } from '@halyard/query'
import type { QueryClient } from '@tanstack/react-query'

/** Hashes of what the server has at this moment. */
export async function storedHashes(client: QueryClient): Promise<ReadonlySet<string>> {
  const files = await client.query({ ...fileQueries.names(), staleTime: 0, retry: false })
  return new Set(files.map(({ hash }) => hash))
}

/** Hashes of the files that a challenge gives out. */
export function usedHashes({
  attachment,
  flags,
}: Pick<ChallengeSettings, 'attachment' | 'flags'>): ReadonlySet<string> {
  const files = [attachment, ...flags.map((flag) => flag.attachment)]
  return new Set(files.flatMap((file) => storedFile(file?.url)?.hash ?? []))
}
