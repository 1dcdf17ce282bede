import { join } from 'node:path'
import { fileURLToPath } from 'node:url'
import { storybookTest } from '@storybook/addon-vitest/vitest-plugin'
import { playwright } from '@vitest/browser-playwright'
import { defineConfig } from 'vitest/config'
import type { Reporter } from 'vitest/node'
import { pinnedFonts } from './.storybook/test/fonts.ts'
import { emulationCommands } from './.storybook/test/forced-colours.ts'
import { checkEveryStory } from './.storybook/test/plugin.ts'
import { referenceCommands, references } from './.storybook/test/references.ts'
import { TEST_WIDTH } from './.storybook/widths.ts'
import { halyardPlugins } from './vite.plugins.ts'

const chromium = playwright({
  launchOptions: { executablePath: process.env.CHROMIUM_PATH ?? '/usr/bin/chromium' },
})
/** For screenshots: independent of the machine's settings and fonts. */
const pinnedChromium = async () =>
  playwright({
    launchOptions: {
      executablePath: process.env.CHROMIUM_PATH ?? '/usr/bin/chromium',
      env: { ...process.env, ...(await pinnedFonts()) },
    },
    contextOptions: {
      locale: 'en-US',
      timezoneId: 'UTC',
      deviceScaleFactor: 1,
      colorScheme: 'dark',
      reducedMotion: 'reduce',
    },
  })
/** Created for each project: Vitest names the instances of the object it is given. */
const browser = () => ({
  enabled: true,
  headless: true,
  provider: chromium,
  screenshotFailures: false,
  // The first page of a run waits until Vite has prepared all packages: minutes where other work has the cores.
  connectTimeout: 300_000,
  instances: [{ browser: 'chromium' as const }],
})

/**
 * Where to look for packages before the first test: one found later, behind a lazy part, would make Vite
 * prepare it and reload the page under a running test.
 */
const sources = ['packages/ui/src/**/*.{ts,tsx}', '.storybook/test/*.ts', '!**/*.test.{ts,tsx}']
const clientSources = ['{apps/web,packages/{query,ui}}/src/**/*.{ts,tsx}']
/** Imported by what vanilla-extract compiles recipes to, so no scan of the sources finds it. */
const include = ['@vanilla-extract/recipes/createRuntimeFn']

declare module 'vitest' {
  // oxlint-disable-next-line typescript/consistent-type-definitions -- only an interface can be added to
  interface TaskMeta {
    /** Failed first; the launcher names such tests at its end. */
    passedOnRetry?: boolean
  }
}

/** On a machine shared with a browser, a database and a build a test may be too slow once. */
const retry = process.env.CI ? 1 : 0
const markRetried: Reporter = {
  onTestCaseResult(test) {
    if (test.diagnostic()?.flaky) test.meta().passedOnRetry = true
  },
}

/** Loading what a file imports takes longer than most files: they share one context, and put back what they change. */
const isolate = false
/** By itself Vitest leaves one of two cores to the machine. */
const maxWorkers = 2
/** They start engines, of which two on one machine get in each other's way: one file at a time. */
const engineTests = ['apps/server/src/modules/instance/{docker,kubernetes}/**/*.test.ts']
const server = {
  retry,
  isolate,
  maxWorkers,
  include: ['apps/server/src/**/*.test.ts'],
  exclude: engineTests,
  globalSetup: ['apps/server/src/db/test-server.ts'],
  setupFiles: ['apps/server/src/testing/end-programs.ts'],
  testTimeout: 30_000,
  hookTimeout: 60_000,
}
/**
 * What runs on the oldest supported PostgreSQL too: migrations, and the modules whose SQL does more than read and write rows.
 * The conformance suite sends every operation to a server on it.
 */
const sqlTests = [
  'apps/server/src/db/**/*.test.ts',
  'apps/server/src/modules/{attempts,scoreboard,sealed,team}/**/*.test.ts',
  'apps/server/src/modules/game/{join,lists,submit}/**/*.test.ts',
  'apps/server/src/modules/edit/{games,package}/**/*.test.ts',
  'apps/server/src/modules/instance/reconciler.test.ts',
]
/** Address of a PostgreSQL of the oldest supported version, which the test command starts. */
const oldestPostgres = process.env.HALYARD_TEST_OLDEST_POSTGRES

type ComponentProject = { name: string; include?: string[]; exclude?: string[]; isolate?: boolean }

const componentTests = (own: ComponentProject) => ({
  plugins: halyardPlugins(),
  optimizeDeps: { entries: clientSources, include },
  test: {
    retry,
    // A page on a busy machine may take its time; what never comes still fails.
    testTimeout: 60_000,
    expect: { poll: { timeout: 10_000 } },
    setupFiles: ['apps/web/src/shared/fresh-page.ts'],
    include: [
      'packages/{ui,query}/src/**/*.test.tsx',
      'apps/web/src/**/*.test.tsx',
      '.storybook/*.test.tsx',
    ],
    browser: { ...browser(), commands: emulationCommands },
    ...own,
  },
})
/** Their parts keep state in modules, or look at the whole page: a page for each file. */
const ownPage = [
  'apps/web/src/features/account/profile/profile-form.test.tsx',
  'apps/web/src/features/administer/logs/logs-screen.test.tsx',
  'apps/web/src/features/organise/challenges/challenges-screen.test.tsx',
  'apps/web/src/features/organise/review/queue.test.tsx',
  'apps/web/src/features/organise/schedule/schedule-card.test.tsx',
  'apps/web/src/features/palette/challenge-actions.test.tsx',
  'apps/web/src/features/posts/post-item.test.tsx',
  'apps/web/src/features/scoreboard/projector/projector.test.tsx',
  'apps/web/src/shared/board/use-blood-bonus.test.tsx',
  'packages/ui/src/components/data/data-table/data-table.test.tsx',
  'packages/ui/src/components/data/stream-table/stream-table.test.tsx',
  'packages/ui/src/components/fields/number-field/number-field.test.tsx',
]

/** Storybook takes seconds to load: only when all projects run, or this one is asked for. */
const wantsStories = !process.argv.includes('--project') || process.argv.includes('storybook')

const stories = async () => ({
  plugins: [
    ...halyardPlugins(),
    storybookTest({
      configDir: fileURLToPath(new URL('.storybook', import.meta.url)),
      initialGlobals: { theme: 'dark', motion: 'reduced', viewport: { value: TEST_WIDTH } },
    }),
    checkEveryStory(),
  ],
  optimizeDeps: { entries: sources, include },
  test: {
    name: 'storybook',
    retry,
    // Storybook takes longer to load than most files of stories to run: they share one page.
    isolate: false,
    setupFiles: ['.storybook/test/pinned.ts'],
    browser: {
      ...browser(),
      provider: await pinnedChromium(),
      commands: referenceCommands,
      expect: {
        toMatchScreenshot: {
          comparatorName: 'pixelmatch' as const,
          comparatorOptions: { threshold: 0.02, allowedMismatchedPixelRatio: 0.0001 },
          resolveScreenshotPath: ({ arg, ext }: { arg: string; ext: string }) =>
            join(references, `${arg}${ext}`),
          resolveDiffPath: ({ arg, ext, root }: { arg: string; ext: string; root: string }) =>
            join(root, 'reports/screenshots', `${arg}${ext}`),
        },
      },
    },
  },
})

/** Two runs, one for Node and one for the browser, must not overwrite each other's report. */
const report = process.env.HALYARD_TEST_REPORT ?? 'vitest.json'

export default defineConfig({
  test: {
    attachmentsDir: 'reports/attachments',
    reporters: ['default', markRetried, ['json', { outputFile: `reports/${report}` }]],
    projects: [
      {
        plugins: halyardPlugins(),
        test: {
          name: 'unit',
          retry,
          isolate,
          maxWorkers,
          // Some read every file of the repository, beside whatever else has the cores.
          testTimeout: 30_000,
          include: [
            'packages/*/src/**/*.test.ts',
            'apps/{web,cli}/src/**/*.test.ts',
            'apps/web/build/*.test.ts',
            'tools/**/*.test.ts',
            'bench/src/**/*.test.ts',
          ],
        },
      },
      { test: { name: 'server', ...server } },
      {
        test: {
          ...server,
          name: 'engines',
          include: engineTests,
          exclude: [],
          maxWorkers: 1,
          sequence: { groupOrder: 1 },
        },
      },
      ...(oldestPostgres
        ? [
            {
              test: {
                name: 'server-oldest-postgres',
                ...server,
                include: sqlTests,
                env: { HALYARD_TEST_DATABASE_URL: oldestPostgres },
              },
            },
          ]
        : []),
      // As with stories: one page, in which each module loads once.
      componentTests({ name: 'browser', exclude: ownPage, isolate: false }),
      componentTests({ name: 'browser-own-page', include: ownPage }),
      ...(wantsStories ? [await stories()] : []),
    ],
  },
})
