// Writes the table of `docs/how-to/move-from-gzctf.md` from the list of facts about GZ::CTF. Run with `pnpm docs:facts`.
import { readFileSync, writeFileSync } from 'node:fs'
import { fileURLToPath } from 'node:url'
import { withFacts } from './facts-table.ts'

const page = fileURLToPath(new URL('../../docs/how-to/move-from-gzctf.md', import.meta.url))
writeFileSync(page, withFacts(readFileSync(page, 'utf8')))
