import { mkdtempSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { defineConfig } from '@playwright/test'
import { admin } from './world/admin.ts'

const port = Number(process.env.HALYARD_E2E_PORT ?? 8099)
const baseURL = `http://127.0.0.1:${port}`
// Workers load this file again: only the first load makes the folder.
process.env.HALYARD_E2E_DATA ??= mkdtempSync(join(tmpdir(), 'halyard-e2e-'))

export default defineConfig({
  testDir: 'specs',
  testMatch: '**/*.e2e.ts',
  fullyParallel: true,
  forbidOnly: true,
  workers: 2,
  // A second try on a busy machine; what needed one is named in the report.
  retries: process.env.CI ? 1 : 0,
  // Two browsers, a server and its database share what may be two slow cores: the limits only end what hangs.
  timeout: 120_000,
  expect: { timeout: 20_000 },
  outputDir: '../test-results',
  reporter: [['list'], ['json', { outputFile: '../reports/playwright.json' }]],
  use: {
    baseURL,
    locale: 'en-US',
    // Each new context would take the whole build into its cache, which costs two fifths of the time. Journeys, and what is tried
    // offline, allow it.
    serviceWorkers: 'block',
    // Recording every test costs a good part of the two cores; `--trace on` records one by hand.
    trace: 'on-first-retry',
    launchOptions: {
      executablePath: process.env.CHROMIUM_PATH ?? '/usr/bin/chromium',
      // Drawing with an emulated graphics card costs a tenth of the time.
      args: [
        '--disable-background-networking',
        '--disable-component-update',
        '--disable-sync',
        '--disable-gpu',
      ],
    },
  },
  projects: [
    {
      name: 'desktop',
      use: {
        viewport: { width: 1440, height: 900 },
        colorScheme: 'dark',
        // Drawing what moves costs a fifth of the time; on the phone everything moves.
        contextOptions: { reducedMotion: 'reduce' },
      },
    },
    {
      name: 'phone',
      grep: /@phone/,
      use: {
        viewport: { width: 390, height: 844 },
        hasTouch: true,
        isMobile: true,
        colorScheme: 'light',
      },
    },
  ],
  webServer: {
    command: `node ../apps/server/src/main.ts --port ${port} --host 127.0.0.1 --data "${process.env.HALYARD_E2E_DATA}"`,
    url: `${baseURL}/readyz`,
    timeout: 120_000,
    reuseExistingServer: false,
    gracefulShutdown: { signal: 'SIGTERM', timeout: 15_000 },
    env: {
      HALYARD_ADMIN_NAME: admin.name,
      HALYARD_ADMIN_PASSWORD: admin.password,
      HALYARD_METRICS_PORT: String(port + 1000),
    },
  },
})
