// Fails when the contract breaks callers of the last released version and no change note announces it.
import { compatibilityWith } from './compatibility.ts'
import { formatFindings } from './diff-report.ts'
import { latestRelease } from './git.ts'

const base = process.argv[2] ?? (await latestRelease())
if (base === undefined) {
  console.log('No released version is known here: not compared with what callers use.')
} else {
  const { breaking, isAnnounced } = await compatibilityWith(base)
  if (breaking.length === 0) console.log(`Callers of ${base} can go on.`)
  else if (isAnnounced) {
    console.log(`Callers of ${base} break, as a change note says.`)
  } else {
    console.error(`${formatFindings(breaking)}

Callers of ${base} break, and no change note says so. Find a way that keeps them going, or run
\`pnpm changeset\`, pick "major" for @halyard/api and tell what to write instead.`)
    process.exitCode = 1
  }
}
