import type { Team } from '@halyard/api'
import { Button, HouseFlag, IconButton, Menu, TextLink } from '@halyard/ui'
import type { DataColumn } from '@halyard/ui'
import { Trans, useLingui } from '@lingui/react/macro'
import { Ellipsis, Lock, LockOpen, Trash2 } from 'lucide-react'
import { keyOf, nameOf } from '#features/administer/teams/teams.ts'
import { useTeamSeries } from '#features/administer/teams/use-team-series.tsx'
import { Link } from '#shared/link.tsx'
import { ActionsHeader } from '#shared/list/actions-header.tsx'
import { ListTable } from '#shared/list/list-table.tsx'
import { paths } from '#shared/paths.ts'
import * as styles from '../administer.css.ts'

type TeamTableProps = { teams: readonly Team[]; onOpen: (team: Team) => void }

/** Teams with their members, and what can be done with one or with all that are chosen. */
export function TeamTable({ teams, onOpen }: TeamTableProps) {
  const { t } = useLingui()
  const { setLocked, remove } = useTeamSeries()
  return (
    <ListTable
      label={t`Teams`}
      columns={useColumns()}
      rows={teams}
      rowKey={keyOf}
      rowName={nameOf}
      onOpen={onOpen}
      chosenLabel={t`Selected teams`}
      renderActions={(selected) => (
        <>
          <Button size="sm" onClick={() => setLocked(selected, true)}>
            <Trans comment="Button: nobody may leave the team.">Lock</Trans>
          </Button>
          <Button size="sm" onClick={() => setLocked(selected, false)}>
            <Trans comment="Button: people may leave the team again.">Unlock</Trans>
          </Button>
          <Button size="sm" tone="danger" onClick={() => remove(selected)}>
            <Trans>Delete</Trans>
          </Button>
        </>
      )}
    />
  )
}

function useColumns(): DataColumn<Team>[] {
  const { t } = useLingui()
  return [
    {
      id: 'name',
      header: t`Team`,
      isPrimary: true,
      isSortable: true,
      value: nameOf,
      cell: (team) => <Name team={team} />,
    },
    {
      id: 'members',
      header: t`Members`,
      hideBelow: 'sm',
      width: '35%',
      cell: (team) => <Members team={team} />,
    },
    {
      id: 'bio',
      header: t`About`,
      isMuted: true,
      hideBelow: 'lg',
      width: '25%',
      cell: ({ bio }) => <bdi className={styles.cut}>{bio}</bdi>,
    },
    {
      id: 'menu',
      header: <ActionsHeader />,
      width: '3.5rem',
      align: 'end',
      cell: (team) => <TeamMenu team={team} />,
    },
  ]
}

function Name({ team }: { team: Team }) {
  const { t } = useLingui()
  return (
    <span className={styles.who}>
      <HouseFlag name={nameOf(team)} src={team.avatar} size={20} />
      <bdi className={styles.name}>{nameOf(team)}</bdi>
      {team.locked && <Lock size={16} role="img" aria-label={t`Locked`} />}
    </span>
  )
}

function Members({ team: { members } }: { team: Team }) {
  return (
    <span className={styles.members}>
      {members?.map(({ id, userName }) => (
        <TextLink key={id} asChild>
          <Link to={paths.adminUsers({ user: id ?? undefined })}>
            <bdi>{userName}</bdi>
          </Link>
        </TextLink>
      ))}
    </span>
  )
}

function TeamMenu({ team }: { team: Team }) {
  const { t } = useLingui()
  const { setLocked, remove } = useTeamSeries()
  const name = nameOf(team)
  return (
    <Menu
      align="end"
      label={t`Actions for ${name}`}
      items={[
        team.locked
          ? {
              label: t({
                message: 'Unlock',
                comment: 'Button: people may leave the team again.',
              }),
              icon: <LockOpen size={16} />,
              onSelect: () => setLocked([team], false),
            }
          : {
              label: t({ message: 'Lock', comment: 'Button: nobody may leave the team.' }),
              icon: <Lock size={16} />,
              onSelect: () => setLocked([team], true),
            },
        {
          label: t`Delete…`,
          icon: <Trash2 size={16} />,
          tone: 'danger',
          onSelect: () => remove([team]),
        },
      ]}
      trigger={
        <IconButton label={t`Actions for ${name}`} hasTooltip={false}>
          <Ellipsis size={16} />
        </IconButton>
      }
    />
  )
}
