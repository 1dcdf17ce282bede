import { infoQueries } from '@halyard/query'
import { useParams } from 'react-router'
import type { LoaderFunctionArgs } from 'react-router'
import { EditPost } from '#features/posts/edit-post.tsx'
import { NewPost } from '#features/posts/new-post.tsx'
import { postParams } from '#shared/params.ts'
import { queryContext } from '#shared/query-context.ts'

export async function loader({ params, context }: LoaderFunctionArgs) {
  if (params.postId === undefined) return null
  await context.get(queryContext).query(infoQueries.post(postParams(params).postId))
  return null
}

/** `/posts/new` and `/posts/:postId/edit`. */
export function Component() {
  const params = useParams()
  return params.postId === undefined ? <NewPost /> : <EditPost postId={postParams(params).postId} />
}
