import { note } from '#mapping/notes.ts'
import type { Note } from '#mapping/notes.ts'
import { list, text } from '#mapping/values.ts'
import type { Fields } from '#mapping/values.ts'

const placeholder = /\$\{[^}\n]{1,60}\}|\{\{[^}\n]{1,60}\}\}/g

/**
 * The description with what the platform has no field of its own for: connection info, author and attribution, each unless the
 * description names it already.
 *
 * @param hasInstance whether players start an instance and so learn its address from the platform
 */
export function mapContent(file: Fields, hasInstance: boolean): { content: string; notes: Note[] } {
  const description = text(file.description)?.trim() ?? ''
  const connection = hasInstance ? undefined : text(file.connection_info)?.trim()
  const author = list(file.author)
    .map((name) => text(name)?.trim())
    .filter((name) => name !== undefined)
    .join(', ')
  const parts = [
    description,
    connection && !description.includes(connection) ? asLine(connection) : '',
    author && !names(description, author) ? `Author: ${author}` : '',
    text(file.attribution)?.trim() ?? '',
  ]
  const content = parts.filter((part) => part !== '').join('\n\n')
  const notes = [
    ...(connection ? [note('connection', 'connection info in the description')] : []),
    ...placeholders(content),
  ]
  return { content, notes }
}

/** A web address stays a link; a command is shown as code, so that it can be copied as it is. */
const asLine = (connection: string) =>
  /^https?:\/\/\S+$/.test(connection) ? connection : `\`\`\`\n${connection}\n\`\`\``

const names = (description: string, author: string) =>
  description.toLowerCase().includes(author.toLowerCase())

function placeholders(content: string): Note[] {
  const found = [...new Set(content.match(placeholder))]
  return found.length > 0 ? [note('placeholder', `${found.join(' ')} kept`)] : []
}
