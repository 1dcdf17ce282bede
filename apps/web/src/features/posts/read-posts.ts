import type { PostInfo } from '@halyard/api'
import { createSeen } from '#shared/storage/seen-store.ts'

const useSeenPosts = createSeen((place: 'posts') => `halyard:seen:${place}`)

/** Which posts the reader has opened since they were last changed; what was there on the first visit counts as read. */
export function useReadPosts() {
  const { seenAt, open } = useSeenPosts('posts')
  return {
    isUnread: ({ id, time }: Pick<PostInfo, 'id' | 'time'>) => time > seenAt(id),
    markRead: open,
  }
}
