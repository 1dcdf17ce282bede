import { exec, execFile } from 'node:child_process'
import { existsSync } from 'node:fs'
import { cp, mkdir, mkdtemp, readdir, readFile, rm, symlink, writeFile } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { delimiter, dirname, join } from 'node:path'
import { fileURLToPath } from 'node:url'
import { promisify } from 'node:util'

const root = fileURLToPath(new URL('../../', import.meta.url))
const COPIED = ['package.json', 'openapi', 'packages/api/src', 'packages/api/package.json']
/** What a type check reads; what an earlier one found out makes it short. */
const CHECKED = ['package.json', 'openapi', 'packages', 'apps', 'tools', 'e2e', '.cache/types']
/** What it does not read. */
const isUnread = /[/\\](dist|visual|reports|test-results)$/

/** What a command printed and how it ended. */
export interface Outcome {
  code: number
  output: string
}

/** A copy of the contract, its generated files and its tools, to be changed in tests. */
export class WorkspaceCopy {
  readonly #folder: string

  private constructor(folder: string) {
    this.#folder = folder
  }

  static async make(): Promise<WorkspaceCopy> {
    const folder = await mkdtemp(join(tmpdir(), 'halyard-contract-'))
    for (const path of COPIED) await cp(join(root, path), join(folder, path), { recursive: true })
    const tools = join(root, 'tools/api')
    const isOurs = (path: string) => !path.startsWith(join(tools, 'node_modules'))
    await cp(tools, join(folder, 'tools/api'), { recursive: true, filter: isOurs })
    const packages = join(folder, 'tools/api/node_modules')
    await symlink(join(tools, 'node_modules'), packages, 'junction')
    return new WorkspaceCopy(folder)
  }

  /** A copy of all that `pnpm types` reads. */
  static async makeWhole(): Promise<WorkspaceCopy> {
    const folder = await mkdtemp(join(tmpdir(), 'halyard-tree-'))
    const configs = await readdir(root)
    const read = [...CHECKED, ...configs.filter((name) => /^(tsconfig.*\.json|.*\.ts)$/.test(name))]
    for (const path of read.filter((name) => existsSync(join(root, name))))
      await cp(join(root, path), join(folder, path), {
        recursive: true,
        // Those to packages of the workspace lead to the copies then.
        verbatimSymlinks: true,
        filter: (from) => !isUnread.test(from),
      })
    await symlink(join(root, 'node_modules'), join(folder, 'node_modules'), 'junction')
    return new WorkspaceCopy(folder)
  }

  /** Replaces one text in a file and returns its line. */
  async edit(path: string, good: string, changed: string): Promise<number> {
    const file = join(this.#folder, path)
    const text = await readFile(file, 'utf8')
    const at = text.indexOf(good)
    if (at < 0) throw new Error(`${path} does not contain ${good}`)
    await writeFile(file, text.replace(good, changed))
    return text.slice(0, at).split('\n').length
  }

  /** Replaces all that fits in a file. */
  async editAll(path: string, pattern: RegExp, changed: string): Promise<void> {
    const text = await this.read(path)
    if (!pattern.test(text)) throw new Error(`${path} has nothing like ${pattern.source}`)
    await writeFile(join(this.#folder, path), text.replaceAll(pattern, changed))
  }

  read(path: string): Promise<string> {
    return readFile(join(this.#folder, path), 'utf8')
  }

  async write(path: string, text: string): Promise<void> {
    const file = join(this.#folder, path)
    await mkdir(dirname(file), { recursive: true })
    await writeFile(file, text)
  }

  /** Runs a script of the root package as `pnpm <name>` would. */
  async run(name: string, ...args: string[]): Promise<Outcome> {
    const { scripts } = JSON.parse(await readFile(join(this.#folder, 'package.json'), 'utf8'))
    return this.#shell([scripts[name], ...args].join(' '))
  }

  /** Runs one of the tools on its own. */
  runTool(file: string, ...args: string[]): Promise<Outcome> {
    return this.#shell(['node', `tools/api/${file}`, ...args].join(' '))
  }

  #shell(command: string): Promise<Outcome> {
    const programs = [dirname(process.execPath), join(root, 'node_modules/.bin')]
    const path = [...programs, process.env['PATH'] ?? ''].join(delimiter)
    return new Promise((done) => {
      const env = { ...process.env, PATH: path }
      exec(command, { cwd: this.#folder, env }, (error, stdout, stderr) => {
        done({ code: error ? (error.code ?? 1) : 0, output: `${stdout}${stderr}` })
      })
    })
  }

  /** Commits everything and calls it a released version. */
  async release(tag: string): Promise<void> {
    const options = ['-c', 'user.name=Test', '-c', 'user.email=test@halyard.example']
    const git = (...args: string[]) =>
      promisify(execFile)('git', [...options, ...args], { cwd: this.#folder })
    await git('init', '--quiet')
    await git('add', 'openapi', 'packages')
    await git('-c', 'commit.gpgSign=false', 'commit', '--quiet', '-m', `release ${tag}`)
    await git('-c', 'tag.gpgSign=false', 'tag', tag)
  }

  remove(): Promise<void> {
    return rm(this.#folder, { recursive: true, force: true })
  }
}
