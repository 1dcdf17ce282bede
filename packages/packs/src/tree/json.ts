import { FILE_JSON_BOUNDS, parseBoundedJson } from '@halyard/rules'
import { Failure } from '#failure.ts'
import type { TreeFile } from '#tree/tree.ts'

/**
 * Reads a file of an export or a package.
 *
 * @param tree what the export or package is called
 * @throws Failure when it is not JSON, or has far more structure than any such file
 */
export async function readJson(tree: string, file: TreeFile): Promise<unknown> {
  try {
    return parseBoundedJson(new TextDecoder().decode(await file.read()), FILE_JSON_BOUNDS)
  } catch (cause) {
    if (cause instanceof Failure) throw cause
    throw new Failure(`${file.path} in ${tree} is not JSON that can be read.`, {
      cause,
      code: 'archive-broken',
    })
  }
}
