/** Changes of a text with a selection, without a page: the editor applies them to its text area. */

export type Selection = { text: string; start: number; end: number }

/** Puts marks around the selected words, or takes them away when they are there. */
export function toggleMarks({ text, start, end }: Selection, mark: string): Selection {
  const before = text.slice(Math.max(0, start - mark.length), start)
  const after = text.slice(end, end + mark.length)
  if (before === mark && after === mark)
    return {
      text:
        text.slice(0, start - mark.length) + text.slice(start, end) + text.slice(end + mark.length),
      start: start - mark.length,
      end: end - mark.length,
    }
  return {
    text: text.slice(0, start) + mark + text.slice(start, end) + mark + text.slice(end),
    start: start + mark.length,
    end: end + mark.length,
  }
}

/** Puts a prefix before every selected line, or takes it away when all have it. */
export function togglePrefix({ text, start, end }: Selection, prefix: string): Selection {
  const from = text.lastIndexOf('\n', start - 1) + 1
  const lineEnd = text.indexOf('\n', end)
  const to = lineEnd < 0 ? text.length : lineEnd
  const lines = text.slice(from, to).split('\n')
  const isOn = lines.every((line) => line.startsWith(prefix))
  const changed = lines.map((line) => (isOn ? line.slice(prefix.length) : prefix + line)).join('\n')
  return {
    text: text.slice(0, from) + changed + text.slice(to),
    start: from,
    end: from + changed.length,
  }
}

/** A link around the selected words; the address is selected, to be typed over. */
export function insertLink({ text, start, end }: Selection, address = 'https://'): Selection {
  const labels = text.slice(start, end)
  const link = `[${labels}](${address})`
  const at = start + labels.length + 3
  return {
    text: text.slice(0, start) + link + text.slice(end),
    start: at,
    end: at + address.length,
  }
}

/** Puts a text in the place of the selection, as for an uploaded picture. */
export function insertText({ text, start, end }: Selection, inserted: string): Selection {
  const at = start + inserted.length
  return { text: text.slice(0, start) + inserted + text.slice(end), start: at, end: at }
}
