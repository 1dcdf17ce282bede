// Rules of the code that no linter knows, each with the files that may differ and why.
import { globSync, readFileSync } from 'node:fs'
import { fileURLToPath } from 'node:url'
import { expect, it } from 'vitest'
import { findInSource } from './source-rules.ts'
import type { Finding, Rule } from './source-rules.ts'

const root = fileURLToPath(new URL('../../', import.meta.url))
const read = (file: string) => readFileSync(root + file, 'utf8')
const product = (patterns: string[]) =>
  globSync(patterns, { cwd: root }).filter(
    (file) =>
      !/\.(test|stories|gen)\.tsx?$|\/(testing|fresh-page|builders|bad-input|forced-colours|sample-chart)\b/.test(
        file,
      ),
  )
const files = product(['apps/web/src/**/*.{ts,tsx}', 'packages/{api,query,ui}/src/**/*.{ts,tsx}'])
const found = new Map(files.map((file) => [file, findInSource(file, read(file))]))

/** Files with a finding of a rule, with its lines, but for those that the rule excepts. */
const breaches = (rule: Rule, excepted: readonly string[] = []) =>
  [...found].flatMap(([file, findings]) =>
    excepted.some((part) => file.endsWith(part) || (part.endsWith('/') && file.includes(part)))
      ? []
      : findings
          .filter((finding) => finding.rule === rule)
          .map(({ line, text }) => `${file}:${line} ${text}`),
  )

/** Exceptions that no file needs any more. */
const spent = (rule: Rule, excepted: readonly string[]) =>
  excepted.filter(
    (part) =>
      ![...found].some(
        ([file, findings]) =>
          (file.endsWith(part) || (part.endsWith('/') && file.includes(part))) &&
          findings.some((finding) => finding.rule === rule),
      ),
  )

const EXCEPTED: Record<Rule, readonly string[]> = {
  // Tokens are made of colours. What is drawn over a picture, or printed on paper, looks the same in every theme; and some colours
  // are data: those of a brand, of a certificate, of a team.
  color: [
    'packages/ui/src/theme/',
    'shared/scroll-edges.css.ts',
    'slider/slider.css.ts',
    'choice/choice.css.ts',
    'image-cropper/image-cropper.css.ts',
    'qr-code/qr-code.css.ts',
    'badge/badge.css.ts',
    'avatar/avatar.css.ts',
    'pennant/pennant.css.ts',
    'mosaic/mosaic.css.ts',
    'mosaic/mosaic.tsx',
    'preferences/ready-colours.ts',
    'platform/brand-colour.ts',
    'platform/use-identity-check.ts',
    'layout/paper.css.ts',
    'routes/account/frame.css.ts',
    'print/print-sheet.css.ts',
    'writeups/reader.css.ts',
    'organise/certificates/',
    'account/settings/appearance.tsx',
    'app/layout/banner.ts',
  ],
  // What is shown when something failed, and must not need a style sheet.
  style: [
    'app/errors/error-screen.tsx',
    'app/layout/plain-screen.tsx',
    'content/markdown-view.tsx',
  ],
  // Requests for files of the build and of the site, and probes: what has no operation in the contract. And who asks ahead of the
  // client, or in a worker, where the client is not, and what the client itself sends with.
  fetch: [
    'app/background/follow-reach.ts',
    'boot/ask-ahead.ts',
    'about/packages.ts',
    'health/use-readiness.ts',
    'certificates/load-faces.ts',
    'exports/ctfcli-files.ts',
    'writeups/pdf.ts',
    'i18n/catalogs.ts',
    'shared/board/reader.ts',
    'shared/query.ts',
    'run-rehearsal.ts',
  ],
  // Their keys are of a type of `shared/storage/keys.ts`; the theme and the language come before the client and have their own.
  storage: [
    'shared/storage/persisted-store.ts',
    'shared/storage/storage.ts',
    'app/background/clock-warning.ts',
    'app/background/use-new-version.ts',
    'account/register/pending-account.ts',
    'review/queue.ts',
    'flag/submissions-store.ts',
    'notices/announced.ts',
    'forms/draft.ts',
    'i18n/',
    'packages/ui/src/theme/',
  ],
  // Placeholders of a template, and the name of an algorithm.
  text: ['flags/template-part.tsx', 'writeup/writeup-dialog.tsx'],
}

it('finds sources', () => {
  expect(files.length).toBeGreaterThan(1000)
})

it.each<[Rule, string, Omit<Finding, 'rule'>[]]>([
  [
    'color',
    "const a = style({ color: '#4a6cf7', mask: 'url(#x)' })",
    [{ line: 1, text: '#4a6cf7' }],
  ],
  ['color', 'const a = `1px solid rgb(${x})`', [{ line: 1, text: '1px solid rgb(' }]],
  ['color', "const a = 'Go to #add-files'", []],
  [
    'style',
    '<p style={{ color }} /> || <p style={{ margin: 0 }} />',
    [{ line: 1, text: '{ margin: 0 }' }],
  ],
  ['fetch', 'const a = await fetch(url); refetch(); x.fetch()', [{ line: 1, text: 'fetch' }]],
  ['storage', "localStorage.getItem('x')", [{ line: 1, text: 'localStorage' }]],
  [
    'text',
    '<p>\n  Hello <Kbd>Esc</Kbd> <Trans>of <b>you</b></Trans>\n</p>',
    [{ line: 1, text: 'Hello' }],
  ],
  [
    'text',
    '<a title="Read more" href="x" placeholder="https://" />',
    [{ line: 1, text: 'Read more' }],
  ],
])('%s: in %s', (rule, source, expected) => {
  const findings = findInSource('a.tsx', source).filter((finding) => finding.rule === rule)
  expect(findings).toEqual(expected.map((finding) => ({ rule, ...finding })))
})

it.each<[string, Rule]>([
  ['colors come from the tokens', 'color'],
  ['inline styles hold only what changes with data', 'style'],
  ['calls go through the client of the contract', 'fetch'],
  ['the storage of the browser is read where its keys are registered', 'storage'],
  ['texts are translated', 'text'],
])('%s', (_name, rule) => {
  expect(breaches(rule, EXCEPTED[rule])).toEqual([])
  expect(spent(rule, EXCEPTED[rule]), 'exceptions that nothing needs').toEqual([])
})

it('routes are under a hundred lines', () => {
  const long = globSync('apps/web/src/routes/**/*.tsx', { cwd: root }).filter(
    (file) => !file.includes('.test.') && read(file).split('\n').length > 100,
  )
  expect(long).toEqual([])
})
