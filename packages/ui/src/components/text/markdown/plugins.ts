import rehypeSanitize from 'rehype-sanitize'
import remarkGfm from 'remark-gfm'
import remarkMath from 'remark-math'
import type { PluggableList } from 'unified'
import { rehypeFootnotes } from './rehype-footnotes.ts'
import { remarkAlerts } from './remark-alerts.ts'
import { remarkDollars } from './remark-dollars.ts'
import { remarkHtml } from './remark-html.ts'
import { schema } from './schema.ts'

/** From text to the markdown tree. */
export const remarkPlugins: PluggableList = [
  remarkGfm,
  remarkMath,
  remarkDollars,
  remarkHtml,
  remarkAlerts,
]

/** Always the last of the HTML tree: nothing that other plugins make escapes the sanitiser. */
export const finalRehypePlugins: PluggableList = [rehypeFootnotes, [rehypeSanitize, schema]]
