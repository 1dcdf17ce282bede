import { exec, execFile } from 'node:child_process'
import { cp, mkdir, mkdtemp, readFile, rm, symlink, writeFile } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { delimiter, dirname, join } from 'node:path'
import { fileURLToPath } from 'node:url'
import { promisify } from 'node:util'

const root = fileURLToPath(new URL('../../', import.meta.url))
const COPIED = ['package.json', 'openapi', 'packages/api/src', 'packages/api/package.json']

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

  /** Replaces one text in a file and answers the line it stands in. */
  async edit(path: string, good: string, changed: string): Promise<number> {
    const file = join(this.#folder, path)
    const text = await readFile(file, 'utf8')
    const at = text.indexOf(good)
    if (at < 0) throw new Error(`${path} does not contain ${good}`)
    await writeFile(file, text.replace(good, changed))
    return text.slice(0, at).split('\n').length
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
    const path = `${dirname(process.execPath)}${delimiter}${process.env['PATH'] ?? ''}`
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
