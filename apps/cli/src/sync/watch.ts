import { watch } from 'node:fs'
import { setTimeout } from 'node:timers/promises'

/** Editors save in several steps: a change is looked at when none has come for so long. */
const QUIET_MS = 500

/** Runs once, and again after each change below the folders, until it is interrupted. */
export async function watchFolders(
  folders: readonly string[],
  signal: AbortSignal,
  run: () => Promise<void>,
): Promise<void> {
  let changes = 0
  let wake: (() => void) | undefined
  const note = () => {
    changes += 1
    wake?.()
  }
  const watchers = folders.map((folder) => watch(folder, { recursive: true }, note))
  signal.addEventListener('abort', note)
  try {
    while (!signal.aborted) {
      const seen = changes
      await run()
      if (changes === seen && !signal.aborted)
        await new Promise<void>((resolve) => {
          wake = resolve
        })
      await untilQuiet(() => changes)
    }
  } finally {
    for (const watcher of watchers) watcher.close()
  }
}

async function untilQuiet(count: () => number): Promise<void> {
  let before = -1
  while (before !== count()) {
    before = count()
    await setTimeout(QUIET_MS)
  }
}
