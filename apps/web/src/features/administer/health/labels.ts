import { msg } from '@lingui/core/macro'
import type { MessageDescriptor } from '@lingui/core'
import type { CheckName, CheckState } from '#features/administer/health/checks.ts'

export const stateLabels = {
  ok: msg({ message: 'Works', comment: 'State of a part of the server.' }),
  warn: msg({ message: 'Needs attention', comment: 'State of a part of the server.' }),
  bad: msg({ message: 'Does not work', comment: 'State of a part of the server.' }),
  unknown: msg({ message: 'Unknown', comment: 'State of a part of the server.' }),
} as const satisfies Record<CheckState, MessageDescriptor>

export const checkLabels = {
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
export const adviceTexts = {
  server: msg`Nothing answers. Check that the server is running, and look into the log of the proxy in front of it.`,
  latency: msg`Responses take longer than one second. Check the load on the server and the database.`,
  live: msg`Pages ask again and again instead, which is slower for everyone. Let the proxy pass WebSockets below /hub.`,
  clock: msg`The clocks of this device and of the server differ. Countdowns follow the server: keep its clock right with NTP.`,
  database: msg`Nobody can play until it is back. Check that PostgreSQL is running, reachable and writable.`,
  storage: msg`Uploads are failing. Free disk space or restore access to the bucket.`,
  instances: msg`Players cannot start instances. Check that the engine is running and that the server can use it.`,
  memory: msg`The server is running out of memory and may be stopped at any moment. Give the machine or its container more.`,
  mails: msg`Emails are queued because the mail server is rejecting them. Send a test message from the email settings to find out why.`,
} as const satisfies Record<CheckName, MessageDescriptor>
