import { setTimeout as sleep } from 'node:timers/promises'
import { fakeClock, losePackets, setClock } from './hazards.ts'
import { askForLinks, receiveMails } from './mails.ts'
import type { World } from './world.ts'

export interface Fault {
  readonly what: string
  /** Of traffic, seconds. */
  readonly seconds: number
  /** Flags a second, where it is not the usual number. */
  readonly rate?: number
  /** Variables of the platform, where it is not the usual one. */
  readonly environment?: (world: World) => NodeJS.ProcessEnv
  readonly happens: (world: World) => Promise<void>
}

type Mend = () => unknown

/** Flags come in for so long before anything breaks. */
const UNTIL_FAULT_MS = 4000

/**
 * A fault that ends.
 *
 * @param lastsMs how long it lasts
 * @param begin breaks something, and returns what mends it
 */
const forAWhile =
  (lastsMs: number, begin: (world: World) => Mend | Promise<Mend>) =>
  async (world: World): Promise<void> => {
    await sleep(UNTIL_FAULT_MS)
    const mend = await begin(world)
    await sleep(lastsMs)
    await mend()
  }

/** Each is made on purpose while flags come in. */
export const FAULTS: Readonly<Record<string, Fault>> = {
  process: {
    what: 'one of three processes is killed (SIGKILL)',
    seconds: 12,
    async happens(world) {
      await sleep(UNTIL_FAULT_MS)
      world.killProcess()
    },
  },
  killed: {
    what: 'PostgreSQL is killed (SIGKILL) and started again',
    seconds: 15,
    happens: forAWhile(1000, (world) => {
      world.killDatabase()
      return () => world.startDatabaseAgain()
    }),
  },
  restarted: {
    what: 'PostgreSQL is restarted, as for an update (pg_ctl restart)',
    seconds: 15,
    async happens(world) {
      await sleep(UNTIL_FAULT_MS)
      world.restartDatabase()
    },
  },
  absent: {
    what: 'PostgreSQL is absent for 30 s',
    seconds: 45,
    happens: forAWhile(30_000, (world) => {
      world.stopDatabase()
      return () => world.startDatabase()
    }),
  },
  objects: {
    what: 'the object store is gone for 8 s',
    seconds: 15,
    happens: forAWhile(8000, (world) => {
      world.killObjects()
      return () => world.startObjects()
    }),
  },
  slow: {
    what: 'every answer of the database takes 2 s longer, for 8 s',
    seconds: 16,
    happens: forAWhile(8000, async (world) => {
      await world.slowDatabase(2000)
      return () => world.slowDatabase(0)
    }),
  },
  disk: {
    what: 'the disk of the database is full for 8 s',
    seconds: 16,
    happens: forAWhile(8000, (world) => world.fillDisk('database')),
  },
  files: {
    what: 'the disk of uploads and captures is full for 8 s',
    seconds: 16,
    happens: forAWhile(8000, (world) => world.fillDisk('files')),
  },
  network: {
    what: 'a fifth of all packets to and from the database is lost, and its answers take 0.3 s longer, for 10 s',
    seconds: 18,
    happens: forAWhile(10_000, async (world) => {
      const find = losePackets(world.ports.proxied, 0.2)
      await world.slowDatabase(300)
      return async () => {
        await world.slowDatabase(0)
        find()
      }
    }),
  },
  clock: {
    what: 'the clock of the platform jumps an hour ahead, and an hour behind 5 s later',
    seconds: 15,
    environment: (world) => fakeClock(world.folder),
    happens: forAWhile(5000, ({ folder }) => {
      setClock(folder, '+1h')
      return () => setClock(folder, '-1h')
    }),
  },
  mail: {
    what: 'the mail server is gone for 8 s, while 20 people ask for a link',
    seconds: 15,
    environment: (world) => ({
      HALYARD_URL: world.url,
      HALYARD_SMTP_URL: `smtp://127.0.0.1:${world.ports.mail}`,
      HALYARD_MAIL_FROM: 'ctf@example.org',
    }),
    happens: forAWhile(8000, async (world) => {
      const asked = await askForLinks(world.url, 20)
      return async () => {
        const received = await receiveMails(world.ports.mail, asked)
        if (received !== asked) throw new Error(`${received} of ${asked} mails came`)
      }
    }),
  },
  engine: {
    what: 'the engine of instances is gone for 8 s (Docker)',
    seconds: 15,
    environment: (world) => ({ HALYARD_INSTANCES: 'docker', DOCKER_HOST: world.engine.address }),
    happens: forAWhile(8000, async (world) => {
      await world.engine.stop()
      return () => world.engine.start()
    }),
  },
  stop: {
    what: 'the platform is stopped (SIGTERM) with 300 flags in flight',
    seconds: 1,
    rate: 300,
    async happens(world) {
      await world.slowDatabase(300)
      await sleep(1000)
      const code = await world.stopPlatform()
      await world.slowDatabase(0)
      if (code !== 0) throw new Error(`the platform ended with ${String(code)}`)
      await world.startPlatform()
    },
  },
}
