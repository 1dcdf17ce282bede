import { existsSync, mkdirSync, readFileSync, writeFileSync } from 'node:fs'
import { dirname, join } from 'node:path'
import { fileURLToPath } from 'node:url'
import type { BrowserCommand } from 'vitest/node'

/** Folder of the reference screenshots: one folder per component, named after the story's id. */
export const references = fileURLToPath(new URL('../../packages/ui/visual/', import.meta.url))

const record = join(references, 'browser.json')

/** What must be equal for two screenshots to be comparable. */
type Renderer = { chromium: string; platform: string }

const isRenderer = (value: unknown): value is Renderer =>
  typeof value === 'object' && value !== null && 'chromium' in value && 'platform' in value

/** What took the references, when there are any. */
function recorded(): Renderer | undefined {
  if (!existsSync(record)) return undefined
  const value: unknown = JSON.parse(readFileSync(record, 'utf8'))
  return isRenderer(value) ? value : undefined
}

/** Says why screenshots of this browser cannot be compared with the references, as a sentence; nothing when they can. */
const whyNotComparable: BrowserCommand = ({ context, project }): string | undefined => {
  const version = context.browser()?.version() ?? 'unknown'
  const here: Renderer = {
    chromium: version.split('.')[0] ?? version,
    platform: `${process.platform}-${process.arch}`,
  }
  if (project.serializedConfig.snapshotOptions.updateSnapshot === 'all') {
    mkdirSync(dirname(record), { recursive: true })
    writeFileSync(record, `${JSON.stringify(here, undefined, 2)}\n`)
    return undefined
  }
  const theirs = recorded()
  if (!theirs) return 'there are no references: pnpm visual:update takes them'
  if (theirs.chromium === here.chromium && theirs.platform === here.platform) return undefined
  return `the references are of Chromium ${theirs.chromium} on ${theirs.platform}, this is Chromium ${here.chromium} on ${here.platform}`
}

/** Commands of the story tests. */
export const referenceCommands = { whyNotComparable }

declare module 'vitest/browser' {
  // oxlint-disable-next-line typescript/consistent-type-definitions -- only an interface can be added to
  interface BrowserCommands {
    whyNotComparable: () => Promise<string | undefined>
  }
}
