// What a program can see of the words of a message: those that its glossary forbids, and the signs of its language.
import { compileMessage } from '@lingui/message-utils/compileMessage'
import type { CompiledMessage, CompiledMessageToken } from '@lingui/message-utils/compileMessage'
import { signsOf } from './signs.ts'

/** The placeholder of a value in the text of a message, and for the count of a plural. */
const VALUE = '{}'
const COUNT = '{#}'

type Rule = { readonly write: string; readonly not: string; readonly pattern: RegExp }

/** The rules of a glossary page: rows whose last column lists in backticks what not to write. */
export function rulesOf(page: string): Rule[] {
  return [...page.matchAll(/^\| (.+?) +\| (`.+`) +\|$/gm)].flatMap(([, write = '', words = '']) =>
    [...words.matchAll(/`([^`]+)`/g)].map(([, not = '']) => ({
      write,
      not,
      pattern: asPattern(not),
    })),
  )
}

/** Whole words, except in scripts that put none between them; any ending after `…`; letter case counts where there is a capital. */
function asPattern(word: string): RegExp {
  const text = word.replace(/…$/, '').replaceAll(/[.*+?^${}()|[\]\\]/g, String.raw`\$&`)
  const flags = /\p{Lu}/u.test(word) ? 'u' : 'iu'
  if (/[\p{sc=Han}\p{sc=Hira}\p{sc=Kana}\p{sc=Hang}]/u.test(word)) return new RegExp(text, flags)
  const end = word.endsWith('…') ? '' : '(?![\\p{L}\\p{N}])'
  return new RegExp(`(?<![\\p{L}\\p{N}])${text}${end}`, flags)
}

/** What is wrong with a message in a language, in words for whoever corrects it. */
export function faultsIn(language: string, message: string, rules: readonly Rule[]): string[] {
  const texts = textsOf(message)
  const found = (pattern: RegExp) => texts.some((text) => pattern.test(text))
  return [
    ...rules
      .filter(({ pattern }) => found(pattern))
      .map(({ write, not }) => `write “${write}”, not “${not}”`),
    ...signsOf(language)
      .filter(({ wrong }) => found(wrong))
      .map(({ rule }) => rule),
    ...missingForms(language, message),
  ]
}

/** Numbers up to this show every form that a count can take here. */
const COUNTS = Array.from({ length: 200 }, (_, count) => count)

/** Each plural of a message has all forms of its language. */
function missingForms(language: string, message: string): string[] {
  return pluralsIn(compileMessage(message)).flatMap(({ type, forms }) => {
    const rules = new Intl.PluralRules(language, { type })
    return [...new Set(COUNTS.map((count) => rules.select(count)))]
      .filter((form) => !forms.includes(form))
      .map((form) => `the form “${form}” of a plural is missing`)
  })
}

type Plural = { type: 'cardinal' | 'ordinal'; forms: string[] }

function pluralsIn(tokens: CompiledMessage): Plural[] {
  return tokens.flatMap((token): Plural[] => {
    if (typeof token === 'string') return []
    const [, kind, forms] = token
    if (typeof forms !== 'object' || forms === null) return []
    const own = {
      type: kind === 'selectordinal' ? 'ordinal' : 'cardinal',
      forms: Object.keys(forms),
    } as const
    const inner = Object.values(forms).filter(Array.isArray).flatMap(pluralsIn)
    return kind === 'select' ? inner : [own, ...inner]
  })
}

/** The texts that a message can become, one for each form of its plurals, without its tags. */
export function textsOf(message: string): string[] {
  return variants(compileMessage(message)).map((text) => text.replaceAll(/<\/?\d+\/?>/g, ''))
}

function variants(tokens: CompiledMessage): string[] {
  return tokens.reduce<string[]>(
    (texts, token) => {
      const next = variantsOf(token)
      return texts.flatMap((text) => next.map((more) => text + more))
    },
    [''],
  )
}

function variantsOf(token: CompiledMessageToken): string[] {
  if (typeof token === 'string') return [token === '#' ? COUNT : token]
  const [, , forms] = token
  if (typeof forms !== 'object' || forms === null) return [VALUE]
  return Object.values(forms).filter(Array.isArray).flatMap(variants)
}
