import { join } from 'node:path'
import { isCaptureKey } from '#modules/capture/store.ts'
import { folderObjects } from '#platform/objects/folder.ts'
import type { ObjectStore } from '#platform/objects/object-store.ts'

/**
 * Copies recordings of traffic to where ours are, with their times: both platforms name them alike.
 *
 * @param files the files folder of the other installation
 * @param target undefined only counts them
 * @returns how many there are
 */
export async function copyCaptures(
  files: string,
  target: ObjectStore | undefined,
): Promise<number> {
  const source = folderObjects(join(files, 'capture'))
  let count = 0
  for await (const { key, changedAtMs } of source.list('')) {
    if (!isCaptureKey(key)) continue
    await target?.write(key, source.read(key), changedAtMs)
    count += 1
  }
  return count
}
