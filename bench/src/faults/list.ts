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

/** Each is made on purpose while flags come in. */
export const FAULTS: Readonly<Record<string, Fault>> = {
  process: {
    what: 'one of three processes is killed (SIGKILL)',
    seconds: 12,
    async happens(world) {
      await sleep(4000)
      world.killProcess()
    },
  },
  killed: {
    what: 'PostgreSQL is killed (SIGKILL) and started again',
    seconds: 15,
    async happens(world) {
      await sleep(4000)
      world.killDatabase()
      await sleep(1000)
      world.startDatabase()
    },
  },
  absent: {
    what: 'PostgreSQL is absent for 30 s',
    seconds: 45,
    async happens(world) {
      await sleep(4000)
      world.stopDatabase()
      await sleep(30_000)
      world.startDatabase()
    },
  },
  objects: {
    what: 'the object store is gone for 8 s',
    seconds: 15,
    async happens(world) {
      await sleep(4000)
      world.killObjects()
      await sleep(8000)
      world.startObjects()
    },
  },
  slow: {
    what: 'every answer of the database takes 2 s longer, for 8 s',
    seconds: 16,
    async happens(world) {
      await sleep(4000)
      await world.slowDatabase(2000)
      await sleep(8000)
      await world.slowDatabase(0)
    },
  },
  disk: {
    what: 'the disk of the database is full for 8 s',
    seconds: 16,
    async happens(world) {
      await sleep(4000)
      const empty = world.fillDisk('database')
      await sleep(8000)
      empty()
    },
  },
  files: {
    what: 'the disk of uploads and captures is full for 8 s',
    seconds: 16,
    async happens(world) {
      await sleep(4000)
      const empty = world.fillDisk('files')
      await sleep(8000)
      empty()
    },
  },
  network: {
    what: 'a fifth of all packets to and from the database is lost, and its answers take 0.3 s longer, for 10 s',
    seconds: 18,
    async happens(world) {
      await sleep(4000)
      const find = losePackets(world.ports.proxied, 0.2)
      await world.slowDatabase(300)
      await sleep(10_000)
      await world.slowDatabase(0)
      find()
    },
  },
  clock: {
    what: 'the clock of the platform jumps an hour ahead, and an hour behind 5 s later',
    seconds: 15,
    environment: (world) => fakeClock(world.folder),
    async happens(world) {
      await sleep(4000)
      setClock(world.folder, '+1h')
      await sleep(5000)
      setClock(world.folder, '-1h')
    },
  },
  mail: {
    what: 'the mail server is gone for 8 s, while 20 people ask for a link',
    seconds: 15,
    environment: (world) => ({
      HALYARD_URL: world.url,
      HALYARD_SMTP_URL: `smtp://127.0.0.1:${world.ports.mail}`,
      HALYARD_MAIL_FROM: 'ctf@example.org',
    }),
    async happens(world) {
      await sleep(4000)
      const asked = await askForLinks(world.url, 20)
      await sleep(8000)
      const received = await receiveMails(world.ports.mail, asked)
      if (received !== asked) throw new Error(`${received} of ${asked} mails came`)
    },
  },
  engine: {
    what: 'the engine of instances is gone for 8 s (Docker)',
    seconds: 15,
    environment: (world) => ({ HALYARD_INSTANCES: 'docker', DOCKER_HOST: world.engine.address }),
    async happens(world) {
      await sleep(4000)
      await world.engine.stop()
      await sleep(8000)
      world.engine.start()
    },
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
