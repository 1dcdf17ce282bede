import { fileQueries, infoQueries } from '@halyard/query'
import type { LoaderFunctionArgs } from 'react-router'
import { FilesScreen } from '#features/administer/files/files-screen.tsx'
import { filesPage } from '#features/administer/pages.ts'
import { prefetch } from '#shared/prefetch.ts'
import { queryContext } from '#shared/query-context.ts'

export async function loader({ context }: LoaderFunctionArgs) {
  const client = context.get(queryContext)
  const { extensions } = await client.query(infoQueries.config())
  if (extensions?.includes('files')) prefetch(client.query(filesPage(0)))
  else prefetch(client.query(fileQueries.names()))
  return null
}

export const Component = FilesScreen
