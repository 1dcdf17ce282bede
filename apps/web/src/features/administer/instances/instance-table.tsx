import type { Instance } from '@halyard/api'
import { Button, CategoryIcon, CopyIconButton, HouseFlag, IconButton, Progress } from '@halyard/ui'
import type { DataColumn } from '@halyard/ui'
import { Trans, useLingui } from '@lingui/react/macro'
import { Square } from 'lucide-react'
import { useDestroy } from '#features/administer/instances/use-destroy.tsx'
import { ActionsHeader } from '#shared/list/actions-header.tsx'
import { useNow } from '#shared/clock/clock.ts'
import { TimeOrDate } from '#shared/format/local-time.tsx'
import { TimeLeft } from '#shared/game/phase/game-clock.tsx'
import { ListTable } from '#shared/list/list-table.tsx'
import * as styles from './instances.css.ts'

const keyOf = ({ containerGuid }: Instance) => containerGuid

/** Running instances with how long they run on, what they are and how to end them. */
export function InstanceTable({ instances }: { instances: readonly Instance[] }) {
  const { t } = useLingui()
  const destroy = useDestroy()
  return (
    <ListTable
      label={t`Running instances`}
      isBoxed
      columns={useColumns()}
      rows={instances}
      rowKey={keyOf}
      rowName={nameOf}
      chosenLabel={t`Selected instances`}
      renderActions={(selected) => (
        <Button
          size="sm"
          tone="danger"
          icon={<Square size={16} />}
          onClick={() => destroy(selected)}
        >
          <Trans>Destroy</Trans>
        </Button>
      )}
    />
  )
}

/** Both are missing where an organiser tries a challenge, or where they are deleted. */
const nameOf = ({ team, challenge, containerId }: Instance) =>
  [team?.name, challenge?.title].filter(Boolean).join(', ') || containerId

function useColumns(): readonly DataColumn<Instance>[] {
  const { t } = useLingui()
  return [
    {
      id: 'owner',
      header: t`Team and challenge`,
      isPrimary: true,
      isSortable: true,
      value: nameOf,
      cell: (instance) => <Owner instance={instance} />,
    },
    {
      id: 'left',
      header: t({ message: 'Time left', comment: 'How long an instance still runs.' }),
      isSortable: true,
      width: '8rem',
      value: ({ expectStopAt }) => expectStopAt,
      cell: (instance) => <Left instance={instance} />,
    },
    {
      id: 'started',
      header: t({ message: 'Started', context: 'an instance' }),
      isSortable: true,
      isMuted: true,
      hideBelow: 'md',
      width: '9rem',
      value: ({ startedAt }) => startedAt,
      cell: ({ startedAt }) => <TimeOrDate at={startedAt} />,
    },
    {
      id: 'image',
      header: t({ message: 'Image', context: 'of a container' }),
      isSortable: true,
      isMuted: true,
      hideBelow: 'lg',
      value: ({ image }) => image,
      cell: ({ image }) => (
        <span className={styles.name} title={image}>
          {image}
        </span>
      ),
    },
    {
      id: 'address',
      header: t`Address`,
      hideBelow: 'md',
      width: '13rem',
      cell: (instance) => <Address instance={instance} />,
    },
    {
      id: 'end',
      header: <ActionsHeader />,
      width: '3.5rem',
      cell: (instance) => <End instance={instance} />,
    },
  ]
}

function Owner({ instance: { team, challenge, containerId } }: { instance: Instance }) {
  return (
    <div className={styles.owner}>
      {team && (
        <span className={styles.line}>
          <HouseFlag name={team.name} src={team.avatar} size={18} />
          <bdi className={styles.name}>{team.name}</bdi>
        </span>
      )}
      {challenge && (
        <span className={`${styles.line} ${styles.challenge}`}>
          <CategoryIcon category={challenge.category} size={16} />
          <bdi className={styles.name}>{challenge.title}</bdi>
        </span>
      )}
      {!team && !challenge && <code className={styles.name}>{containerId}</code>}
    </div>
  )
}

function Left({ instance: { startedAt, expectStopAt } }: { instance: Instance }) {
  const { t } = useLingui()
  const nowMs = useNow()
  const share = (expectStopAt - nowMs) / Math.max(1, expectStopAt - startedAt)
  if (share <= 0) return <Trans comment="State of an instance past its end.">Ending</Trans>
  return (
    <div className={styles.left}>
      <TimeLeft until={expectStopAt} hourDigits={1} />
      <Progress value={Math.min(1, share)} label={t`Time left`} />
    </div>
  )
}

function Address({ instance: { ip, port } }: { instance: Instance }) {
  const { t } = useLingui()
  const text = `${ip}:${port}`
  return (
    <span className={styles.address}>
      <code className={styles.name}>{text}</code>
      <CopyIconButton size="sm" text={text} labels={{ copy: t`Copy ${text}`, copied: t`Copied` }} />
    </span>
  )
}

function End({ instance }: { instance: Instance }) {
  const { t } = useLingui()
  const destroy = useDestroy()
  const name = nameOf(instance)
  return (
    <IconButton size="sm" label={t`Destroy ${name}`} onClick={() => destroy([instance])}>
      <Square size={16} />
    </IconButton>
  )
}
