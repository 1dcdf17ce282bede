import { afterEach, type TestContext } from 'vitest'
import { checkStory } from './check-story.ts'
import type { Story } from './story.ts'

type StoryContext = TestContext & { story?: Story }

/** Runs `checkStory` on every story of a file; called at the end of each file by the plug-in beside this. */
export function checkStories(): void {
  // Storybook has rendered the story and run its `play` function and axe when this is called.
  afterEach(async (context: StoryContext) => {
    const { story, task } = context
    if (story && task.result?.state !== 'fail') await checkStory(story, task)
  })
}
