import { existsSync, globSync } from 'node:fs'
import { delimiter, join } from 'node:path'

/** The first program of these names in the folders of `PATH`. */
function program(...names: readonly string[]): string | undefined {
  const folders = (process.env.PATH ?? '').split(delimiter)
  return folders
    .flatMap((folder) => names.map((name) => join(folder, name)))
    .find((path) => existsSync(path))
}

export const findFirefox = () => program('firefox-esr', 'firefox')

/** What drives WebKit: its driver and browser, a screen for them, and what takes pictures of it. */
export type WebKitPrograms = Record<'driver' | 'browser' | 'screen' | 'camera', string>

/** Those programs, or undefined where one of them is missing. */
export function findWebKit(): WebKitPrograms | undefined {
  const driver = program('WebKitWebDriver')
  const browser = globSync('/usr/lib/*/webkit2gtk-4.*/MiniBrowser')[0]
  const screen = program('Xvfb')
  const camera = program('import')
  return driver && browser && screen && camera ? { driver, browser, screen, camera } : undefined
}
