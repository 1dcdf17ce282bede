import { fileURLToPath } from 'node:url'
import { storybookTest } from '@storybook/addon-vitest/vitest-plugin'
import { playwright } from '@vitest/browser-playwright'
import { defineConfig } from 'vitest/config'
import { halyardPlugins } from './vite.plugins.ts'

const chromium = playwright({
  launchOptions: { executablePath: process.env.CHROMIUM_PATH ?? '/usr/bin/chromium' },
})
/** Made anew for each project: Vitest names the instances of the object it is given. */
const browser = () => ({
  enabled: true,
  headless: true,
  provider: chromium,
  screenshotFailures: false,
  instances: [{ browser: 'chromium' as const }],
})

/** Imported by compiled styles only: found that late, Vite would prepare it and reload the page under a running test. */
const optimizeDeps = { exclude: ['@vanilla-extract/recipes/createRuntimeFn'] }

const server = {
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
    storybookTest({ configDir: fileURLToPath(new URL('.storybook', import.meta.url)) }),
  ],
  test: { name: 'storybook', browser: browser() },
})

/** Two runs, one for Node and one for the browser, must not overwrite each other's report. */
const report = process.env.HALYARD_TEST_REPORT ?? 'vitest.json'

export default defineConfig({
  test: {
    reporters: ['default', ['json', { outputFile: `reports/${report}` }]],
    projects: [
      {
        plugins: halyardPlugins(),
        test: {
          name: 'unit',
          include: [
            'packages/*/src/**/*.test.ts',
            'apps/{web,cli}/src/**/*.test.ts',
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
        optimizeDeps,
        test: {
          name: 'browser',
          include: ['packages/{ui,query}/src/**/*.test.tsx', 'apps/web/src/**/*.test.tsx'],
          browser: browser(),
        },
      },
      ...(wantsStories ? [stories()] : []),
    ],
  },
})
