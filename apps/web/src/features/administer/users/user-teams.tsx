import { SectionHeader, Stack, TextLink } from '@halyard/ui'
import { Trans } from '@lingui/react/macro'
import { useAllTeams } from '#features/administer/pages.ts'
import { Link } from '#shared/link.tsx'
import { paths } from '#shared/paths.ts'

/** The teams of a user. The server lists members by team alone, so all teams are looked through. */
export function UserTeams({ userId }: { userId: string }) {
  const { items } = useAllTeams()
  const teams = items?.filter(({ members }) => members?.some(({ id }) => id === userId)) ?? []
  if (teams.length === 0) return null
  return (
    <Stack gap={2}>
      <SectionHeader level={3} title={<Trans>Teams</Trans>} />
      {teams.map(({ id, name }) => (
        <TextLink key={id} asChild>
          <Link to={paths.adminTeams({ q: name ?? String(id) })} dir="auto">
            {name}
          </Link>
        </TextLink>
      ))}
    </Stack>
  )
}
