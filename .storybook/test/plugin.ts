import { fileURLToPath } from 'node:url'
import type { Plugin } from 'vite'

const checks = fileURLToPath(new URL('check-stories.ts', import.meta.url))

/** Adds our checks to every file of stories. A set-up file cannot: it runs once per page, and all files share one page. */
export const checkEveryStory = (): Plugin => ({
  name: 'halyard-check-every-story',
  enforce: 'post',
  transform: {
    filter: { id: /\.stories\.tsx(\?|$)/ },
    handler: (code) => ({
      code: `${code}\nimport { checkStories } from ${JSON.stringify(checks)};\ncheckStories();\n`,
      map: null,
    }),
  },
})
