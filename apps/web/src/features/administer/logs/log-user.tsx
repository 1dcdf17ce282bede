import { plainLine } from '#features/administer/logs/plain-line.ts'
import { Link } from '#shared/link.tsx'
import { paths } from '#shared/paths.ts'

/** Names that the server writes where nobody acted, or nobody known. */
const nobody: ReadonlySet<string> = new Set(['System', 'Anonymous'])

/** The user of a line, as a link. */
export function LogUser({ name }: { name: string | null }) {
  if (!name) return null
  const plain = plainLine(name)
  return nobody.has(name) ? (
    plain
  ) : (
    <Link to={paths.adminUsers({ q: name })}>
      <bdi>{plain}</bdi>
    </Link>
  )
}
