// T44: no package runs a script of its own while it is installed, and one that wants to ends the installation.
import { execFileSync } from 'node:child_process'
import { existsSync, mkdirSync, mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { fileURLToPath } from 'node:url'
import { expect, it, onTestFinished } from 'vitest'

const root = fileURLToPath(new URL('../../', import.meta.url))
const pnpm = (args: readonly string[], cwd: string) =>
  execFileSync('pnpm', args, { cwd, encoding: 'utf8', stdio: 'pipe' })

it('no package of ours is allowed to', () => {
  const allowed: Record<string, boolean> = JSON.parse(
    pnpm(['config', 'get', 'allowBuilds', '--json'], root),
  )
  expect(Object.keys(allowed)).toContain('esbuild')
  expect(Object.entries(allowed).filter(([, isAllowed]) => isAllowed)).toEqual([])
})

it('a new package is not', () => {
  const folder = mkdtempSync(join(tmpdir(), 'halyard-install-'))
  onTestFinished(() => rmSync(folder, { recursive: true, force: true }))
  const write = (path: string, value: object) =>
    writeFileSync(join(folder, path), JSON.stringify(value))
  const settings = readFileSync(join(root, 'pnpm-workspace.yaml'), 'utf8')
  const sign = join(folder, 'it-ran')
  const script = `node -e "require('fs').writeFileSync(process.argv[1], '')" ${sign}`

  mkdirSync(join(folder, 'curious'))
  write('curious/package.json', {
    name: 'curious',
    version: '1.0.0',
    scripts: { postinstall: script },
  })
  pnpm(['pack', '--pack-destination', folder], join(folder, 'curious'))
  write('package.json', { dependencies: { curious: 'file:curious-1.0.0.tgz' } })
  writeFileSync(join(folder, 'pnpm-workspace.yaml'), settings)

  const install = () => pnpm(['install', '--offline', '--store-dir', 'store'], folder)
  expect(install).toThrow(/IGNORED_BUILDS/)
  expect(existsSync(sign)).toBe(false)
})
