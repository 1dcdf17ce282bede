import { note } from '#mapping/notes.ts'
import type { Note } from '#mapping/notes.ts'
import { list, text } from '#mapping/values.ts'
import type { Fields } from '#mapping/values.ts'

const placeholder = /\$\{[^}\n]{1,60}\}|\{\{[^}\n]{1,60}\}\}/g
/** A line that is nothing but an address or the command to reach it. */
const command =
  /^[\s`>*_-]*(\$ )?((nc|ncat|ssh|telnet|socat|openssl|curl|wss?:|https?:)\b.{0,40}|[^\p{L}]*)$/iu

type Mapped = { content: string; notes: Note[] }

/**
 * The description with what the platform has no field of its own for: connection info, author and attribution, each unless the
 * description names it already. An address that is a placeholder says nothing to players: it becomes a remark.
 *
 * @param hasInstance whether players start an instance and so learn its address from the platform
 */
export function mapContent(file: Fields, hasInstance: boolean): Mapped {
  const { kept: description, open } = withoutOpenAddresses(text(file.description)?.trim() ?? '')
  const given = hasInstance ? undefined : text(file.connection_info)?.trim()
  const isOpen = given !== undefined && hasPlaceholder(given)
  const connection = isOpen ? undefined : given
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
  const addresses = new Set([...open, ...(isOpen ? [given] : [])])
  const notes = [
    ...(connection ? [note('connection', 'connection info in the description')] : []),
    ...[...addresses].map((address) =>
      note('address-open', hasInstance ? `${address} left out` : `tell players where: ${address}`),
    ),
    ...placeholders(content),
  ]
  return { content, notes }
}

function withoutOpenAddresses(description: string): { kept: string; open: string[] } {
  const lines = description.split('\n')
  const open = lines.filter(isOpenAddress).map((line) => line.replace(/^[\s`>*_-]+|[\s`*_]+$/g, ''))
  if (open.length === 0) return { kept: description, open }
  const rest = lines.filter((line) => !isOpenAddress(line)).join('\n')
  // A block of code without anything else is empty now.
  const kept = rest.replace(/^[ \t]*(```|~~~)[^\n]*\n\s*\1[ \t]*$/gm, '').trim()
  return { kept: kept.replace(/\n{3,}/g, '\n\n'), open }
}

const isOpenAddress = (line: string) =>
  hasPlaceholder(line) && command.test(line.replace(placeholder, ''))

const hasPlaceholder = (line: string) => line.search(placeholder) !== -1

/** A web address stays a link; a command is shown as code, so that it can be copied as it is. */
const asLine = (connection: string) =>
  /^https?:\/\/\S+$/.test(connection) ? connection : `\`\`\`\n${connection}\n\`\`\``

const names = (description: string, author: string) =>
  description.toLowerCase().includes(author.toLowerCase())

function placeholders(content: string): Note[] {
  const found = [...new Set(content.match(placeholder))]
  return found.length > 0 ? [note('placeholder', `${found.join(' ')} kept`)] : []
}
