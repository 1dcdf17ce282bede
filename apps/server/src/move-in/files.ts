import type { Readable } from 'node:stream'
import type { Db } from '#db/database.ts'
import { MoveInError } from '#move-in/failure.ts'
import { loadShipment } from '#move-in/load.ts'
import type { LoadedTable, OnProgress } from '#move-in/load.ts'
import { measure } from '#move-in/measure.ts'
import type { Origin, OriginFile, Undo, Values } from '#move-in/origin.ts'
import type { Remarks } from '#move-in/remarks.ts'
import { safeFileName } from '#modules/asset/service.ts'
import type { FileStore } from '#platform/files.ts'

interface Needs {
  readonly origin: Origin
  readonly store: FileStore
  readonly remarks: Remarks
  readonly onProgress: OnProgress
  /** Only checks the contents. */
  readonly isDryRun: boolean
  /** Takes back what was copied. */
  readonly undo: Undo
}

/** The files that arrived. */
export interface CopiedFiles {
  readonly rows: readonly Values[]
  readonly inSource: number
  readonly bytes: number
}

/** Copies all files, each checked against its hash before it is visible; says which are missing or damaged. */
export async function copyFiles(needs: Needs): Promise<CopiedFiles> {
  const { origin, remarks, onProgress } = needs
  const files = await origin.listFiles()
  const rows: Values[] = []
  let bytes = 0
  for (const [index, file] of files.entries()) {
    onProgress('files', index, files.length)
    const content = await origin.openFile(file.hash)
    const size = content && (await take(needs, file, content))
    if (size === undefined) {
      const what = content ? 'is damaged' : 'is missing'
      remarks.add(
        'lost',
        `The file ${what} in the old installation.`,
        `${file.name} (${file.hash})`,
      )
      continue
    }
    bytes += size
    rows.push(rowOf(file, size))
  }
  onProgress('files', files.length, files.length)
  if (rows.length === 0 && files.length > 0 && origin.filesAreIn !== undefined)
    throw new MoveInError(
      `None of the ${files.length} files that the old database names is in ${origin.filesAreIn}. Nothing was changed here: name the files folder of this installation, or leave --files out to move without files.`,
    )
  return { rows, inSource: files.length, bytes }
}

/** Keeps a content that has its hash; returns the size, undefined for one that has not. */
async function take(
  { store, isDryRun, undo }: Needs,
  { hash }: OriginFile,
  content: Readable,
): Promise<number | undefined> {
  if (isDryRun) {
    const found = await measure(content)
    return found.hash === hash ? found.size : undefined
  }
  const received = await store.receive(content)
  try {
    if (received.hash !== hash) return undefined
    if ((await store.size(hash)) === undefined) undo.push(() => store.remove(hash))
    await received.keep()
    return received.size
  } finally {
    await received.discard()
  }
}

const rowOf = (file: OriginFile, size: number): Values => ({
  hash: file.hash,
  name: safeFileName(file.name),
  size,
  ref_count: Math.max(1, file.references),
  uploaded_at: file.uploadedAt,
})

/** Enters the copied files. */
export const loadFiles = (tx: Db, { rows, inSource }: CopiedFiles): Promise<LoadedTable> =>
  loadShipment(
    tx,
    {
      table: 'files',
      name: 'files',
      expected: inSource,
      // oxlint-disable-next-line typescript/require-await -- the interface of tables of any size
      async *rows() {
        yield rows
      },
    },
    () => undefined,
  )
