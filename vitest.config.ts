import { fileURLToPath } from 'node:url'
import { storybookTest } from '@storybook/addon-vitest/vitest-plugin'
import { playwright } from '@vitest/browser-playwright'
import { defineConfig } from 'vitest/config'
import type { Reporter } from 'vitest/node'
import { holdEveryStory } from './.storybook/test/plugin.ts'
import { TEST_WIDTH } from './.storybook/widths.ts'
import { emulationCommands } from './tools/visual/emulate.ts'
import { pictureCommands, pictureReporter } from './tools/visual/plugin.ts'
import { halyardPlugins } from './vite.plugins.ts'

const chromium = playwright({
  launchOptions: { executablePath: process.env.CHROMIUM_PATH ?? '/usr/bin/chromium' },
})
/** The one that takes the pictures: nothing of the machine's settings may be seen in them. */
const drawingChromium = playwright({
  launchOptions: { executablePath: process.env.CHROMIUM_PATH ?? '/usr/bin/chromium' },
  contextOptions: {
    locale: 'en-US',
    timezoneId: 'UTC',
    deviceScaleFactor: 1,
    colorScheme: 'dark',
    reducedMotion: 'reduce',
  },
})
/** Made anew for each project: Vitest names the instances of the object it is given. */
const browser = () => ({
  enabled: true,
  headless: true,
  provider: chromium,
  screenshotFailures: false,
  instances: [{ browser: 'chromium' as const }],
})

/**
 * Where to look for packages before the first test: one found later, behind a lazy part, would make Vite
 * prepare it and reload the page under a running test.
 */
const sources = ['packages/ui/src/**/*.{ts,tsx}', '.storybook/test/*.ts', '!**/*.test.{ts,tsx}']

/**
 * A test that shares its machine with a browser, a database and a build may be late once. What passes at the second try only is
 * named by `secondTries`, so that it is mended.
 */
const retry = process.env.CI ? 1 : 0
const secondTries: Reporter = {
  onTestCaseResult(test) {
    if (test.diagnostic()?.flaky)
      process.stderr.write(
        `passed at the second try only: ${test.module.relativeModuleId} ${test.fullName}\n`,
      )
  },
}

const server = {
  retry,
  include: ['apps/server/src/**/*.test.ts'],
  globalSetup: ['apps/server/src/db/test-server.ts'],
  testTimeout: 30_000,
  hookTimeout: 60_000,
}
/** A PostgreSQL of the oldest supported version, started by the test command, for a second run of the server's tests. */
const oldestPostgres = process.env.HALYARD_TEST_OLDEST_POSTGRES

/** Storybook takes seconds to load: only when all projects run, or this one is asked for. */
const wantsStories = !process.argv.includes('--project') || process.argv.includes('storybook')

const stories = () => ({
  plugins: [
    ...halyardPlugins(),
    storybookTest({
      configDir: fileURLToPath(new URL('.storybook', import.meta.url)),
      initialGlobals: { theme: 'dark', motion: 'reduced', viewport: { value: TEST_WIDTH } },
    }),
    holdEveryStory(),
  ],
  optimizeDeps: { entries: sources },
  test: {
    name: 'storybook',
    retry,
    // Storybook takes longer to load than most files of stories to run: they share one page.
    isolate: false,
    setupFiles: ['.storybook/test/pinned.ts'],
    browser: {
      ...browser(),
      provider: drawingChromium,
      commands: pictureCommands,
    },
  },
})

/** Two runs, one for Node and one for the browser, must not overwrite each other's report. */
const report = process.env.HALYARD_TEST_REPORT ?? 'vitest.json'

export default defineConfig({
  test: {
    reporters: [
      'default',
      ['json', { outputFile: `reports/${report}` }],
      pictureReporter,
      secondTries,
    ],
    projects: [
      {
        plugins: halyardPlugins(),
        test: {
          name: 'unit',
          retry,
          include: [
            'packages/*/src/**/*.test.ts',
            'apps/{web,cli}/src/**/*.test.ts',
            'apps/web/build/*.test.ts',
            'tools/**/*.test.ts',
          ],
        },
      },
      { test: { name: 'server', ...server } },
      ...(oldestPostgres
        ? [
            {
              test: {
                name: 'server-oldest-postgres',
                ...server,
                env: { HALYARD_TEST_DATABASE_URL: oldestPostgres },
              },
            },
          ]
        : []),
      {
        plugins: halyardPlugins(),
        test: {
          name: 'browser',
          retry,
          // A page on a busy machine may take its time; what never comes still fails.
          expect: { poll: { timeout: 10_000 } },
          include: [
            'packages/{ui,query}/src/**/*.test.tsx',
            'apps/web/src/**/*.test.tsx',
            '.storybook/*.test.tsx',
          ],
          browser: { ...browser(), commands: emulationCommands },
        },
      },
      ...(wantsStories ? [stories()] : []),
    ],
  },
})
