import type { FileUse, FileUseKind } from '@halyard/api'
import { TextLink } from '@halyard/ui'
import { Trans } from '@lingui/react/macro'
import type { ReactElement } from 'react'
import { Link } from '#shared/link.tsx'
import { paths } from '#shared/paths.ts'
import * as styles from './files.css.ts'

/** What uses a file, as a link to where that is changed. */
export function FileUseLink({ use }: { use: FileUse }) {
  const { addressOf, Name } = kinds[use.kind]
  return (
    <TextLink asChild className={styles.use}>
      <Link to={addressOf(use)}>
        <Name name={<bdi>{use.name}</bdi>} />
      </Link>
    </TextLink>
  )
}

type Kind = {
  addressOf: (use: FileUse) => string
  Name: (props: { name: ReactElement }) => ReactElement
}

const kinds = {
  Challenge: {
    addressOf: ({ gameId, id }) => paths.gameChallenge(gameId ?? 0, id),
    Name: ({ name }) => <Trans>Challenge {name}</Trans>,
  },
  Game: {
    addressOf: ({ id }) => paths.gameInfo(id),
    Name: ({ name }) => <Trans>Game {name}</Trans>,
  },
  Post: {
    addressOf: ({ id }) => paths.postEdit(id),
    Name: ({ name }) => <Trans>Post {name}</Trans>,
  },
  User: {
    addressOf: ({ id }) => paths.adminUsers({ user: id }),
    Name: ({ name }) => <Trans>Avatar of {name}</Trans>,
  },
  Team: {
    addressOf: ({ id }) => paths.adminTeams({ team: Number(id) }),
    Name: ({ name }) => <Trans>Avatar of team {name}</Trans>,
  },
  Writeup: {
    addressOf: ({ gameId }) => paths.gameWriteups(gameId ?? 0),
    Name: ({ name }) => <Trans>Write-up of {name}</Trans>,
  },
  Setting: {
    addressOf: () => paths.adminSettings(),
    Name: () => <Trans>Settings</Trans>,
  },
} as const satisfies Record<FileUseKind, Kind>
