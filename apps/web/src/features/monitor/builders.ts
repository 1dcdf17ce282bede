// Valid things with one interesting difference, for tests.
import type { MonitorEntry } from '@halyard/query'

export const anEntry = (time: number, changes: Partial<MonitorEntry> = {}): MonitorEntry => ({
  key: `${time}`,
  time,
  kind: 'wrong',
  team: 'null & void',
  user: 'pankaj',
  challenge: 'Capstan',
  text: 'HL{no}',
  owner: '',
  ...changes,
})
