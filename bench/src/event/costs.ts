import { databaseWork } from './deployment.ts'
import type { Deployment } from './deployment.ts'
import type { Effort } from './generators.ts'

const WATCH_EVERY_MS = 2000

/** Watches what a deployment uses while an event is played. */
export interface Costs {
  /** Writes down what has been used since the part before. */
  readonly note: (part: string, effort: Effort) => Promise<void>
  /** Ends the watch. @returns Markdown */
  readonly render: () => string
}

export async function watchCosts({ usage, databaseUrl }: Deployment): Promise<Costs> {
  const look = async () => ({
    ...usage(),
    work: await databaseWork(databaseUrl),
  })
  const first = await look()
  const firstMegabytes = first.server.megabytes
  let before = first
  let playedSeconds = 0
  let most = firstMegabytes
  const lines: string[] = []
  const watch = setInterval(() => {
    most = Math.max(most, usage().server.megabytes)
  }, WATCH_EVERY_MS)
  return {
    async note(part, { seconds }) {
      const now = await look()
      const cells = [
        part,
        `${(now.server.seconds - before.server.seconds).toFixed(1)} s`,
        `${(now.database.seconds - before.database.seconds).toFixed(1)} s`,
        `${(seconds - playedSeconds).toFixed(1)} s`,
        `${((now.work.activeMs - before.work.activeMs) / 1000).toFixed(1)} s`,
        now.work.commits - before.work.commits,
      ]
      lines.push(`| ${cells.join(' | ')} |`)
      before = now
      playedSeconds = seconds
    },
    render() {
      clearInterval(watch)
      const { server, database } = usage()
      return `
- memory of the server's processes: ${firstMegabytes.toFixed(0)} MB at the start, ${most.toFixed(0)} MB at most, ${server.megabytes.toFixed(0)} MB at the end; of the database: ${database.megabytes.toFixed(0)} MB

| part | processor time of the server | of the database | of the load generator | time in statements | transactions |
| --- | --- | --- | --- | --- | --- |
${lines.join('\n')}`
    },
  }
}
