import type { LoaderFunctionArgs } from '#shared/router.ts'
import { requireRole } from '#shared/guard.ts'

export async function loader({ request }: LoaderFunctionArgs) {
  await requireRole(request, 'Monitor')
  return null
}

export { NotBuiltScreen as Component } from '#shared/not-built-screen.tsx'
