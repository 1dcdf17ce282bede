import type { PostInfo } from '@halyard/api'

/** The posts before and after one by their time; pinned ones are at the time they were written. */
export function neighboursOf<Item extends Pick<PostInfo, 'id' | 'time'>>(
  posts: readonly Item[],
  postId: string,
): { newer: Item | undefined; older: Item | undefined } {
  const inOrder = posts.toSorted((one, other) => other.time - one.time)
  const at = inOrder.findIndex(({ id }) => id === postId)
  return at < 0
    ? { newer: undefined, older: undefined }
    : { newer: inOrder[at - 1], older: inOrder[at + 1] }
}
