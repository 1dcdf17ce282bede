import type { Root } from 'mdast'
import { visit } from 'unist-util-visit'

/** The kinds of GitHub's alerts: `> [!NOTE]`. */
export const ALERT_KINDS = ['note', 'tip', 'important', 'warning', 'caution'] as const

export type AlertKind = (typeof ALERT_KINDS)[number]

const MARKER = /^\[!([a-z]+)\][ \t]*(?:\n|$)/i

/** The kind of an alert by its name; undefined for any other text. */
export const toAlertKind = (name: unknown): AlertKind | undefined =>
  ALERT_KINDS.find((kind) => kind === name)

/** Turns block quotes that begin with an alert's marker into `<div data-alert>`. */
export function remarkAlerts() {
  return (tree: Root) => {
    visit(tree, 'blockquote', (node) => {
      const [paragraph] = node.children
      if (paragraph?.type !== 'paragraph') return
      const [text] = paragraph.children
      if (text?.type !== 'text') return
      const kind = toAlertKind(MARKER.exec(text.value)?.[1]?.toLowerCase())
      if (!kind) return
      node.data = { hName: 'div', hProperties: { dataAlert: kind } }
      text.value = text.value.replace(MARKER, '')
      if (text.value) return
      paragraph.children.shift()
      if (paragraph.children.length === 0) node.children.shift()
    })
  }
}
