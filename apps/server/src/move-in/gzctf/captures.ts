import { isCaptureKey } from '#modules/capture/store.ts'
import type { Undo } from '#move-in/origin.ts'
import type { ObjectStore } from '#platform/objects/object-store.ts'

/**
 * Copies recordings of traffic to where ours are, with their times: both platforms name them alike.
 *
 * @param target undefined only counts them
 * @param undo takes back what was copied
 * @returns how many there are
 */
export async function copyCaptures(
  source: ObjectStore,
  target: ObjectStore | undefined,
  undo: Undo,
): Promise<number> {
  let count = 0
  for await (const { key, changedAtMs } of source.list('')) {
    if (!isCaptureKey(key)) continue
    if (target) {
      undo.push(() => target.remove(key))
      await target.write(key, source.read(key), changedAtMs)
    }
    count += 1
  }
  return count
}
