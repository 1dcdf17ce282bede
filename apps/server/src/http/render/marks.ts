import { randomInt } from 'node:crypto'
import type { Answer } from '#http/render/render-worker.ts'
import { escapeHtml } from '#modules/text/html.ts'

/** What a picture shows of a person's name: packages/ui/src/components/data/avatar/look.ts. */
export type LookOf = (name: string) => { readonly initial: string; readonly hue: string }

/**
 * The texts of answers that are one reader's or one team's own. They differ for everybody while the page around them does not, and no
 * page chooses by them what to show: it does by whether they are there. Whatever is not named here has to be equal.
 */
const PERSONAL = [
  {
    address: /^\/api\/account\/profile$/,
    fields: ['userId', 'userName', 'email', 'bio', 'phone', 'realName', 'stdNumber', 'avatar'],
  },
  { address: /^\/api\/game\/\d+$/, fields: ['teamName'] },
] as const

/**
 * Characters for private use. A mark is the first, a number that nobody can guess, the number of its text, and a character that says
 * what to put there: text, initial or hue.
 */
const OPEN = `\uE000${randomInt(1e9, 1e10)}-`
const [TEXT, INITIAL, HUE] = ['\uE001', '\uE002', '\uE003']
const MARK = new RegExp(`(${OPEN}\\d+[\uE001-\uE003])`)
/** What is left of a mark that was cut, or is encoded in an address. */
const BROKEN = /[\uE000-\uE003]|%EE%80%8[0-3]/i

/** Puts marks in the place of personal texts, and says which text belongs to which. */
export function markPersonal(answers: readonly Answer[]): {
  answers: readonly Answer[]
  texts: readonly string[]
} {
  const texts: string[] = []
  const marked = answers.map((answer) => {
    const fields = PERSONAL.find(({ address }) => address.test(answer.url))?.fields
    if (!fields || answer.status !== 200) return answer
    const content: Record<string, unknown> = JSON.parse(answer.body)
    for (const field of fields) {
      const text = content[field]
      if (typeof text === 'string' && text !== '')
        content[field] = `${OPEN}${texts.push(text) - 1}${TEXT}`
    }
    return { ...answer, body: JSON.stringify(content) }
  })
  return { answers: marked, texts }
}

/** Text with marks, cut at them: every second piece is one. */
export type Pieces = readonly string[]

/** Undefined where a page has made something else of a mark, or somebody has written such characters. */
export function cutAtMarks(text: string): Pieces | undefined {
  const pieces = text.split(MARK)
  return pieces.some((piece, at) => at % 2 === 0 && BROKEN.test(piece)) ? undefined : pieces
}

/** Puts the texts of one reader in. */
export function fillMarks(
  pieces: Pieces,
  texts: readonly string[],
  { lookOf, escape }: { lookOf: LookOf; escape: (text: string) => string },
): string {
  const valueOf = (mark: string): string => {
    const text = texts[Number(mark.slice(OPEN.length, -1))] ?? ''
    if (mark.endsWith(INITIAL)) return lookOf(text).initial
    return mark.endsWith(HUE) ? lookOf(text).hue : text
  }
  return pieces.map((piece, at) => (at % 2 === 0 ? piece : escape(valueOf(piece)))).join('')
}

/** As React escapes texts and attributes. */
export const inHtml = escapeHtml

/** Inside of a string of the state, which is JSON in a script. */
export const inState = (text: string): string =>
  JSON.stringify(text)
    .slice(1, -1)
    .replaceAll('<', String.raw`\u003c`)
