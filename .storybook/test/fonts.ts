import {
  existsSync,
  mkdirSync,
  readdirSync,
  readFileSync,
  renameSync,
  writeFileSync,
} from 'node:fs'
import { createRequire } from 'node:module'
import { basename, dirname, join } from 'node:path'
import { fileURLToPath } from 'node:url'
import { decompress } from 'wawoff2'

/**
 * Geist comes with the product; every other script is drawn by fonts of the system. So that screenshots do not depend on the
 * machine, Chromium gets a fontconfig of its own that knows nothing but these packages.
 */
const FALLBACK_FONTS = [
  '@fontsource-variable/noto-sans-sc',
  '@fontsource-variable/noto-sans-kr',
  '@fontsource-variable/noto-emoji',
]
/** Latin, Greek, Cyrillic, Arabic, combining marks and arrows, and what the generic families mean. */
const BASE_FONTS = ['DejaVuSans', 'DejaVuSans-Bold', 'DejaVuSansMono', 'DejaVuSansMono-Bold']

const folder = fileURLToPath(new URL('../../node_modules/.cache/screenshot-fonts', import.meta.url))
const require = createRequire(import.meta.url)

const fontconfig = `<?xml version="1.0"?>
<!DOCTYPE fontconfig SYSTEM "urn:fontconfig:fonts.dtd">
<fontconfig>
  <dir>${join(folder, 'files')}</dir>
  <cachedir>${join(folder, 'cache')}</cachedir>
  <alias><family>sans-serif</family><prefer><family>DejaVu Sans</family></prefer></alias>
  <alias><family>serif</family><prefer><family>DejaVu Sans</family></prefer></alias>
  <alias><family>monospace</family><prefer><family>DejaVu Sans Mono</family></prefer></alias>
</fontconfig>
`

/**
 * Never in place: the configuration is read for each project of a run, and a browser that has started by then would find half a file,
 * and draw with the fonts of the system.
 */
function write(target: string, content: Uint8Array): void {
  const whole = join(folder, `${basename(target)}.${process.pid}`)
  writeFileSync(whole, content)
  renameSync(whole, target)
}

/** Chromium reads system fonts as TrueType only; the packages hold WOFF2. */
async function unpack(source: string, target: string): Promise<void> {
  if (!existsSync(target)) write(target, await decompress(readFileSync(source)))
}

/**
 * Lays out the fonts of the screenshots below `node_modules/.cache`.
 * @returns the environment in which Chromium uses them and no others
 */
export async function pinnedFonts(): Promise<Record<string, string>> {
  const files = join(folder, 'files')
  mkdirSync(files, { recursive: true })
  const dejavu = dirname(require.resolve('dejavu-fonts-ttf/package.json'))
  for (const name of BASE_FONTS) {
    const target = join(files, `${name}.ttf`)
    if (!existsSync(target)) write(target, readFileSync(join(dejavu, 'ttf', `${name}.ttf`)))
  }
  for (const name of FALLBACK_FONTS) {
    const source = join(dirname(require.resolve(`${name}/package.json`)), 'files')
    for (const file of readdirSync(source).filter((one) => one.endsWith('.woff2')))
      await unpack(join(source, file), join(files, `${basename(file, '.woff2')}.ttf`))
  }
  const path = join(folder, 'fonts.conf')
  if (!existsSync(path) || readFileSync(path, 'utf8') !== fontconfig)
    write(path, new TextEncoder().encode(fontconfig))
  return { FONTCONFIG_FILE: path }
}
