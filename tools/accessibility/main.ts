// Writes the accessibility report: for the source, and for the page that platforms serve.
import { writeFileSync } from 'node:fs'
import { asHtml, asMarkdown } from './report.ts'

const at = (path: string) => new URL(`../../${path}`, import.meta.url)

writeFileSync(at('docs/accessibility.md'), asMarkdown())
writeFileSync(at('apps/web/public/docs/accessibility.html'), asHtml())
