import type { FileInfo, StoredFile } from '@halyard/api'
import { fileShows } from '#features/administer/files/use-file-choice.ts'
import type { FileChoice, FileShow } from '#features/administer/files/use-file-choice.ts'

/** A stored file. Some servers send names only. */
export type ListedFile = StoredFile & Partial<Omit<FileInfo, keyof StoredFile>>

export const isUnused = ({ useCount }: ListedFile): boolean => useCount === 0

const isShown = (file: ListedFile, show: FileShow): boolean =>
  show === 'Unused' ? isUnused(file) : (file.uses ?? []).some(({ kind }) => kind === show)

const searchText = ({ hash, name, uses }: ListedFile) =>
  [hash, name, ...(uses ?? []).map((use) => use.name)].join('\n').toLowerCase()

/** The files that a filter and a text leave. */
export function chosenFiles<File extends ListedFile>(
  files: readonly File[],
  { text, show }: FileChoice,
): readonly File[] {
  const wanted = text.trim().toLowerCase()
  return files.filter(
    (file) =>
      (show === 'all' || isShown(file, show)) &&
      (wanted === '' || searchText(file).includes(wanted)),
  )
}

/** How many files each filter leaves. */
export const countsOf = (files: readonly ListedFile[]) =>
  fileShows.map((show) => ({ show, count: files.filter((file) => isShown(file, show)).length }))

export const sizeOf = (files: readonly ListedFile[]): number =>
  files.reduce((sum, { size = 0 }) => sum + size, 0)

/** How many bytes each use takes, most first; a file with several is counted once, by the first. */
export const sharesOf = (files: readonly ListedFile[]) =>
  fileShows
    .map((show) => {
      const own = files.filter(({ uses }) => (uses?.[0]?.kind ?? 'Unused') === show)
      return { show, bytes: sizeOf(own) }
    })
    .filter(({ bytes }) => bytes > 0)
    .toSorted((one, other) => other.bytes - one.bytes)

/** Somebody may be about to use what was uploaded this short a time ago, in milliseconds. */
const draftMs = 24 * 60 * 60_000

/** The files that can go: nothing uses them, and nobody is likely to be writing what will. */
export const leftOver = (files: readonly ListedFile[], nowMs: number): readonly ListedFile[] =>
  files.filter((file) => isUnused(file) && nowMs - (file.uploadTime ?? nowMs) > draftMs)
