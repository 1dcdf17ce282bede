import { fileURLToPath } from 'node:url'

const fromRoot = (path: string) => fileURLToPath(new URL(`../../${path}`, import.meta.url))

/** Root of the contract, written by hand. */
export const contractFile = fromRoot('openapi/platform.yaml')

/** Everything made from the contract. Committed, never edited. */
export const generatedFiles = {
  bundle: fromRoot('openapi/platform.gen.json'),
  types: fromRoot('packages/api/src/schema.gen.ts'),
  limits: fromRoot('packages/api/src/limits.gen.ts'),
  answers: fromRoot('packages/api/src/answers.gen.ts'),
  staffAnswers: fromRoot('packages/api/src/staff-answers.gen.ts'),
  hash: fromRoot('packages/api/src/contract-hash.gen.ts'),
} as const

/** Sources that say which operations are built, and which have query or mutation options. */
export const sourceFolders = {
  server: fromRoot('apps/server/src'),
  query: fromRoot('packages/query/src'),
} as const

/** Notes on changes since the last version, one file each. */
export const changeNotesFolder = fromRoot('.changeset')

/** The package that callers of the contract depend on. */
export const apiPackageFile = fromRoot('packages/api/package.json')

/** First line of every generated TypeScript file. */
export const generatedNotice =
  '// Made from openapi/ by `pnpm api:generate`. Change the contract, not this file.'
