import type { MonitorEntry } from '@halyard/query'
import { toCsv } from '@halyard/ui/csv'
import { wrap } from 'comlink'
import type { CheatCase, Evidence } from '#features/monitor/cheat/cases.ts'
import type { Circumstances } from '#features/monitor/cheat/circumstances.ts'
import type { Packer } from '#features/monitor/cheat/pack-worker.ts'
// oxlint-disable-next-line import/default -- Vite makes the address of a worker the default export
import workerUrl from '#features/monitor/cheat/pack-worker.ts?worker&url'
import { trustedUrl } from '#shared/platform/trusted-url.ts'

type CaseFile = {
  game: { id: number; title: string }
  cheatCase: CheatCase
  evidence: Evidence
  /** Of the whole game, newest first. */
  submissions: readonly MonitorEntry[]
  note: string
  circumstances: Circumstances
  /** Epoch milliseconds. */
  madeAt: number
}

const iso = (time: number | undefined) => (time === undefined ? null : new Date(time).toISOString())

/**
 * The evidence of a case as a ZIP archive: all of it as JSON, the answers of both teams as a spreadsheet, captures of their
 * instances where there are any, and the SHA-256 checksums of all, as `sha256sum --check` reads them.
 */
export async function evidenceArchive(file: CaseFile): Promise<Uint8Array<ArrayBuffer>> {
  const worker = new Worker(trustedUrl(workerUrl), { type: 'module' })
  const broken = new Promise<never>((_resolve, reject) => {
    worker.addEventListener('error', () => reject(new Error('The archive could not be made')))
  })
  const { pack } = wrap<Packer>(worker)
  const contents = {
    'case.json': caseJson(file),
    'submissions.csv': csvOf(file),
    ...file.circumstances.captures,
  }
  try {
    return await Promise.race([pack(contents), broken])
  } finally {
    worker.terminate()
  }
}

function caseJson({ game, cheatCase, evidence, circumstances, note, madeAt }: CaseFile): string {
  const { owner, submitter, incidents } = cheatCase
  const partyOf = ({ id, team, status }: typeof owner) => ({
    participationId: id,
    teamId: team.id,
    name: team.name,
    status,
  })
  const solvesOf = ({ challenge, ownerAt, submitterAt }: Evidence['solves'][number]) => ({
    challenge,
    ownerSolvedAt: iso(ownerAt),
    submitterSolvedAt: iso(submitterAt),
  })
  const content = {
    game: { id: game.id, title: game.title },
    madeAt: iso(madeAt),
    owner: partyOf(owner),
    submitter: partyOf(submitter),
    incidents: incidents.map(({ time, challenge, flag, user }) => ({
      time: iso(time),
      challenge,
      flag,
      user,
    })),
    solves: evidence.solves.map(solvesOf),
    closeSolves: evidence.close.map(solvesOf),
    sharedMembers: circumstances.sharedMembers,
    sharedAddresses: circumstances.sharedAddresses,
    captures: Object.keys(circumstances.captures),
    capturesLeftOut: circumstances.leftOut,
    note,
  }
  return `${JSON.stringify(content, undefined, 2)}\n`
}

function csvOf({ cheatCase: { owner, submitter }, submissions }: CaseFile): string {
  const names = new Set([owner.team.name, submitter.team.name])
  const rows = submissions
    .filter(({ team }) => names.has(team))
    .map(({ time, kind, team, user, challenge, text }) => [
      new Date(time).toISOString(),
      kind,
      team,
      user,
      challenge,
      text,
    ])
  return toCsv([['time', 'verdict', 'team', 'user', 'challenge', 'flag'], ...rows])
}
