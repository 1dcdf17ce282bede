import type { EntryKind, MonitorEntry } from '@halyard/query'

type Labels = {
  head: { time: string; kind: string; team: string; user: string; challenge: string; text: string }
  owner: string
  kinds: Readonly<Record<EntryKind, string>>
}

/** Lines of a list for a spreadsheet, times in ISO 8601. Escaping is `toCsv`'s. */
export const csvRows = (entries: readonly MonitorEntry[], { head, owner, kinds }: Labels) => [
  [head.time, head.kind, head.team, head.user, head.challenge, head.text, owner],
  ...entries.map((entry) => [
    new Date(entry.time).toISOString(),
    kinds[entry.kind],
    entry.team,
    entry.user,
    entry.challenge,
    entry.text,
    entry.owner,
  ]),
]
