import type { ChallengeSettings } from '@halyard/api'
import { ctfcliFolders, zip } from '@halyard/packs'
import type { ChallengeRules, CtfcliChallenge, Lost } from '@halyard/packs'
import { FileFailure } from '#features/organise/exports/file-failure.ts'

/** What the format could not take, and of how many challenges. */
export type Losses = ReadonlyMap<Lost, number>

/**
 * A ZIP archive with a folder of ctfcli for each challenge. Files are fetched one at a time.
 *
 * @throws {FileFailure} for a file that the server does not give
 */
export async function ctfcliArchive(
  challenges: readonly ChallengeSettings[],
  rules: ReadonlyMap<number, ChallengeRules>,
  signal: AbortSignal,
): Promise<{ blob: Blob; losses: Losses }> {
  const folders = ctfcliFolders(challenges, rules)
  const parts: Uint8Array<ArrayBuffer>[] = []
  for await (const part of zip(folders.flatMap((folder) => entriesOf(folder, signal))))
    parts.push(part)
  const losses = Map.groupBy(
    folders.flatMap(({ lost }) => lost),
    (kind) => kind,
  )
  return {
    blob: new Blob(parts, { type: 'application/zip' }),
    losses: new Map([...losses].map(([kind, same]) => [kind, same.length])),
  }
}

function entriesOf({ folder, text, files }: CtfcliChallenge, signal: AbortSignal) {
  const description = {
    name: `${folder}/challenge.yml`,
    file: { read: async () => new TextEncoder().encode(text) },
  }
  return [
    description,
    ...files.map(({ name, url }) => ({
      name: `${folder}/${name}`,
      file: { read: () => fetched(name, url, signal) },
    })),
  ]
}

async function fetched(name: string, url: string, signal: AbortSignal) {
  try {
    const response = await fetch(url, { credentials: 'same-origin', signal })
    if (!response.ok) throw new Error(`Answer ${response.status}`)
    return new Uint8Array(await response.arrayBuffer())
  } catch (error) {
    signal.throwIfAborted()
    throw new FileFailure(name, error)
  }
}
