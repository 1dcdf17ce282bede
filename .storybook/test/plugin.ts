import { fileURLToPath } from 'node:url'
import type { Plugin } from 'vite'

const hold = fileURLToPath(new URL('hold.ts', import.meta.url))

/** Set-up files are read once per page, and files of stories share one: so each file asks for the checks itself. */
export const holdEveryStory = (): Plugin => ({
  name: 'halyard-hold-every-story',
  enforce: 'post',
  transform(code, id) {
    if (!/\.stories\.tsx(\?|$)/.test(id)) return undefined
    return {
      code: `${code}\nimport { holdStories } from ${JSON.stringify(hold)};\nholdStories();\n`,
      map: null,
    }
  },
})
