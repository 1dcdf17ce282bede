import { existsSync, mkdirSync, readFileSync, rmSync, writeFileSync } from 'node:fs'
import { dirname, join } from 'node:path'
import { fileURLToPath } from 'node:url'
import { comparePictures } from './compare.ts'
import { otherScripts, type Rendering, whyNotComparable } from './rendering.ts'

const root = fileURLToPath(new URL('../../', import.meta.url))

export type Shot = {
  /** Storybook's id of the story, `group-component--story`. */
  storyId: string
  /** Theme and width, such as `dark-wide`. */
  variant: string
  /** Names of the scripts that occur in it and are drawn by fonts of the system. */
  scripts: readonly string[]
}

export type Verdict =
  | { outcome: 'same' | 'new' | 'accepted' | 'skipped' }
  | { outcome: 'changed'; message: string }

export type Mode = 'compare' | 'accept' | 'off'

const percent = new Intl.NumberFormat('en', { style: 'percent', maximumSignificantDigits: 2 })

/** The accepted pictures of all stories: compares new ones with them, or takes them over. */
export class Gallery {
  readonly mode: Mode
  readonly #folder: string
  readonly #reports: string
  readonly #counts = { same: 0, changed: 0, new: 0, accepted: 0, skipped: 0 }
  #obstacle: string | undefined
  #foreign: readonly string[] = []

  constructor(
    mode: Mode,
    {
      folder = join(root, 'packages/ui/pictures'),
      reports = join(root, 'reports/pictures'),
    }: { folder?: string; reports?: string } = {},
  ) {
    this.mode = mode
    this.#folder = folder
    this.#reports = reports
  }

  /** Called once with the world the pictures of this run are made in. */
  begin(here: Rendering): void {
    if (this.mode === 'off') return
    rmSync(this.#reports, { recursive: true, force: true })
    const record = join(this.#folder, 'rendering.json')
    if (this.mode === 'accept') {
      mkdirSync(this.#folder, { recursive: true })
      writeFileSync(record, `${JSON.stringify(here, undefined, 2)}\n`)
      return
    }
    if (!existsSync(record)) return
    const accepted: Rendering = JSON.parse(readFileSync(record, 'utf8'))
    this.#obstacle = whyNotComparable(accepted, here)
    this.#foreign = otherScripts(accepted, here)
  }

  /** Whether a picture is worth taking. */
  wants({ scripts }: Pick<Shot, 'scripts'>): boolean {
    if (this.mode === 'off') return false
    const isForeign = scripts.some((name) => this.#foreign.includes(name))
    if (!this.#obstacle && !isForeign) return true
    this.#counts.skipped++
    return false
  }

  /** Whether nothing moves any more: the picture is as accepted, or as the one before it. */
  isAtRest(shot: Shot, picture: Buffer, before: Buffer | undefined): boolean {
    if (before?.equals(picture)) return true
    const wanted = this.mode === 'compare' ? read(this.#pathOf(shot)) : undefined
    return wanted !== undefined && comparePictures(wanted, picture).isSame
  }

  #pathOf(shot: Shot): string {
    return join(this.#folder, `${nameOf(shot)}.png`)
  }

  hang(shot: Shot, actual: Buffer): Verdict {
    const verdict = this.#judge(shot, actual)
    this.#counts[verdict.outcome]++
    return verdict
  }

  #judge(shot: Shot, actual: Buffer): Verdict {
    const name = nameOf(shot)
    const path = this.#pathOf(shot)
    const wanted = read(path)
    const comparison = wanted && comparePictures(wanted, actual)
    if (comparison?.isSame) return { outcome: 'same' }
    if (this.mode === 'accept') {
      write(path, actual)
      return { outcome: 'accepted' }
    }
    write(join(this.#reports, `${name}.actual.png`), actual)
    if (!wanted || !comparison) return { outcome: 'new' }
    write(join(this.#reports, `${name}.accepted.png`), wanted)
    if (comparison.diff) write(join(this.#reports, `${name}.diff.png`), comparison.diff)
    return {
      outcome: 'changed',
      message:
        `The picture of ${shot.storyId} (${shot.variant}) differs in ${comparison.pixels} pixels, ${percent.format(comparison.share)}. ` +
        `Look at reports/pictures/${name}.diff.png; when it is meant, run: pnpm visual:accept`,
    }
  }

  /** What became of the pictures, one sentence a line; nothing when none was taken. */
  summary(): string[] {
    const { same, changed, new: unknown, accepted, skipped } = this.#counts
    const lines: string[] = []
    if (same + changed + accepted > 0)
      lines.push(`Pictures: ${same} as accepted, ${changed} changed, ${accepted} taken over.`)
    if (unknown > 0)
      lines.push(
        `${unknown} pictures have no accepted one to compare with: look at them in reports/pictures and run pnpm visual:accept.`,
      )
    if (skipped > 0) {
      const fonts = `this machine draws ${this.#foreign.join(', ')} with other fonts (the accepted pictures have Debian's fonts-noto-cjk and fonts-noto-color-emoji)`
      lines.push(`${skipped} pictures were not compared: ${this.#obstacle ?? fonts}.`)
    }
    return lines
  }
}

/** File of a picture without its ending: a folder per component. */
function nameOf({ storyId, variant }: Shot): string {
  const [component = '', story = ''] = storyId.split('--')
  return join(component, `${story}.${variant}`)
}

const read = (path: string) => (existsSync(path) ? readFileSync(path) : undefined)

function write(path: string, content: Buffer): void {
  mkdirSync(dirname(path), { recursive: true })
  writeFileSync(path, content)
}
