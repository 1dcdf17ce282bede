import { Gauge } from 'prom-client'
import { findLastBackup } from '#modules/settings/last-backup.ts'
import { poolUseOf } from '#db/database.ts'
import { countContainers } from '#modules/instance/service.ts'
import { countQueued } from '#modules/mail/service.ts'
import type { Services } from '#modules/services.ts'
import { within } from '#platform/within.ts'

/** A database that takes longer to count is shown as being away. */
const LIMIT_MS = 2000

/** What a gauge shows: a value, or values by the gauge's label; undefined when that is not known now. */
type Reading = number | Readonly<Record<string, number>> | undefined

interface Definition {
  readonly name: string
  readonly help: string
  readonly label?: string
  readonly read: () => Reading | Promise<Reading>
}

/** Registers what is looked up whenever somebody asks for the metrics. */
export function addGauges(services: Services): void {
  for (const definition of [...ownState(services), ...sharedState(services)])
    add(services, definition)
}

function add({ metrics }: Services, { name, help, label, read }: Definition): void {
  void new Gauge({
    name,
    help,
    labelNames: label === undefined ? [] : [label],
    registers: [metrics.registry],
    async collect() {
      this.reset()
      const reading = await within(
        Promise.resolve(read()).catch(() => undefined),
        LIMIT_MS,
        undefined,
      )
      if (label === undefined) this.set(typeof reading === 'number' ? reading : Number.NaN)
      else
        for (const [key, value] of Object.entries(reading ?? {})) this.set({ [label]: key }, value)
    },
  })
}

/** What this process knows by itself. */
function ownState(services: Services): Definition[] {
  const { auditLog, board, db, files, hubs, instances, judge } = services
  return [
    {
      name: 'halyard_scoreboard_age_seconds',
      help: 'How long the oldest change waits that is not on its scoreboard yet; scoreboards are built when somebody asks for them',
      read: () => board.ageMs() / 1000,
    },
    {
      name: 'halyard_scoreboards',
      help: 'Games whose scoreboards this process keeps in memory',
      read: () => board.games(),
    },
    {
      name: 'halyard_hub_listeners',
      help: 'Open connections of live updates',
      label: 'hub',
      read: () => hubs.count(),
    },
    {
      name: 'halyard_queue_length',
      help: 'What waits in this process: flags for their verdict, entries of the audit log for being stored',
      label: 'queue',
      read: () => ({ flags: judge.waiting(), log: auditLog.waiting() }),
    },
    {
      name: 'halyard_database_connections',
      help: 'Connections of this process to the database, and callers that wait for one',
      label: 'state',
      read: () => ({ ...poolUseOf(db) }),
    },
    {
      name: 'halyard_storage_free_bytes',
      help: 'Space that is left for files',
      read: () => files.free(),
    },
    {
      name: 'halyard_instance_engine_up',
      help: 'Whether the engine of instances answered when it was last asked; not a number without one',
      read: () => instances && Number(instances.isReachable()),
    },
  ]
}

/** What all processes share: the same in each of them. */
const sharedState = ({ clock, db }: Services): Definition[] => [
  {
    name: 'halyard_database_up',
    help: 'Whether the database answers',
    read: () =>
      within(
        countQueued(db).then(
          () => 1,
          () => 0,
        ),
        LIMIT_MS / 2,
        0,
      ),
  },
  {
    name: 'halyard_backup_age_seconds',
    help: 'Time since the platform was last backed up; not a number when it never was',
    async read() {
      const atMs = await findLastBackup(db)
      return atMs === undefined ? undefined : (clock.now() - atMs) / 1000
    },
  },
  {
    name: 'halyard_mails_queued',
    help: 'Mails that are not sent yet',
    read: () => countQueued(db),
  },
  {
    name: 'halyard_instances',
    help: 'Services of challenges by state',
    label: 'state',
    read: () => countContainers(db),
  },
]
