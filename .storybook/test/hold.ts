import { afterEach, beforeAll } from 'vitest'
import { commands } from 'vitest/browser'
import { drawnScripts } from './scripts.ts'
import { type Story, visit } from './visit.ts'

/** Holds every story of a file to `visit`; called at the end of each file, by the plug-in beside this. */
export function holdStories(): void {
  beforeAll(async () => {
    await commands.beginPictures(drawnScripts())
  })
  // Storybook has drawn the story and run its `play` once when this is called.
  afterEach(async (context) => {
    const { story, task } = context as typeof context & { story?: Story }
    if (story && task.result?.state !== 'fail') await visit(story)
  })
}
