import { msg } from '@lingui/core/macro'
import type { MessageDescriptor } from '@lingui/core'
import type { CheckName, CheckState } from '#features/administer/health/checks.ts'

export const stateWords = {
  ok: msg({ message: 'Works', comment: 'State of a part of the server.' }),
  warn: msg({ message: 'Needs a look', comment: 'State of a part of the server.' }),
  bad: msg({ message: 'Does not work', comment: 'State of a part of the server.' }),
  unknown: msg({ message: 'Not known', comment: 'State of a part of the server.' }),
} as const satisfies Record<CheckState, MessageDescriptor>

export const checkWords = {
  server: msg`Server`,
  latency: msg`Time to answer`,
  live: msg`Live updates`,
  clock: msg`Clock`,
  database: msg`Database`,
  storage: msg`Stored files and disk`,
  instances: msg`Container engine`,
  memory: msg({ message: 'Memory', comment: 'RAM of the server.' }),
  mails: msg`Outgoing mail`,
} as const satisfies Record<CheckName, MessageDescriptor>

/** What to do where something does not work. */
export const adviceWords = {
  server: msg`Nothing answers. See whether the process of the server runs, and what the proxy before it writes down.`,
  latency: msg`Answers take longer than a second. Look at the load of the server and of the database.`,
  live: msg`Pages ask again and again instead, which is slower for everybody. Let the proxy pass WebSockets below /hub.`,
  clock: msg`The clocks of this device and of the server differ. Countdowns follow the server: keep its clock right with NTP.`,
  database: msg`Nobody can play until it is back. See that PostgreSQL runs, can be reached and takes changes.`,
  storage: msg`Uploads fail. Free space on the disk, or mend the way to the bucket.`,
  instances: msg`Players cannot start instances. See that the engine runs and that the server may use it.`,
  memory: msg`The server runs out of memory and may be ended any moment. Give the machine or its container more.`,
  mails: msg`Mails wait because the mail server does not take them. Send a test message from the mail settings: it says why.`,
} as const satisfies Record<CheckName, MessageDescriptor>
