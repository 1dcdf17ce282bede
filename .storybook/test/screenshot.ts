import { expect, type RunnerTask as Task } from 'vitest'
import { commands, page } from 'vitest/browser'
import type { Story } from './story.ts'

declare module 'vitest' {
  // oxlint-disable-next-line typescript/consistent-type-definitions -- only an interface can be added to
  interface TaskMeta {
    /** Why a comparison of this test was left out. */
    skippedComparison?: string
  }
}

let obstacle: Promise<string | undefined> | undefined

const twoFrames = () =>
  new Promise((resolve) => {
    requestAnimationFrame(() => requestAnimationFrame(resolve))
  })

/** Waits until fonts and images are loaded and painted. The first frames lay out what came last: only then are its fonts asked for. */
async function settle(): Promise<void> {
  await twoFrames()
  await document.fonts.ready
  const pending = [...document.images].filter(
    ({ complete, loading }) => !complete && loading !== 'lazy',
  )
  await Promise.all(pending.map((image) => image.decode().catch(() => undefined)))
  await twoFrames()
}

/** `actions-button--primary` becomes `actions-button/primary`: a folder per component. */
const nameOf = ({ id }: Story, variant: string) => `${id.replace('--', '/')}-${variant}`

/**
 * Compares the window with the story's reference screenshot.
 * The tag `no-screenshot` is for what the browser itself renders differently each time, such as its viewer of PDF files.
 */
export async function expectScreenshot(story: Story, task: Task, variant: string): Promise<void> {
  if (story.tags.includes('no-screenshot')) return
  obstacle ??= commands.whyNotComparable()
  const reason = await obstacle
  if (reason) {
    task.meta.skippedComparison = reason
    return
  }
  await settle()
  await expect(page).toMatchScreenshot(nameOf(story, variant))
}
