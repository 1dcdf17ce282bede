// oxlint-disable-next-line typescript/triple-slash-reference -- declares the tokens of formulas; there is nothing to import
/// <reference types="micromark-extension-math" />
import type { CompileContext, Token as CompileToken } from 'mdast-util-from-markdown'
import { unicodePunctuation, unicodeWhitespace } from 'micromark-util-character'
import type { Code, Extension, State, Tokenizer } from 'micromark-util-types'
import type { Plugin } from 'unified'

const DOLLAR = 36
const BACKSLASH = 92

const isLineEnd = (code: Code) => code === null || code < -2

/**
 * Inline formulas stricter than those of remark-math, so that prices stay text: no space inside the dollars, one line only, and
 * after the closing dollar white space, punctuation or nothing. `\$` is a dollar inside a formula.
 */
const tokenizeFormula: Tokenizer = (effects, ok, nok) => {
  let openSize = 0
  let closeSize = 0
  let previous: Code = null

  const start: State = (code) => {
    effects.enter('mathText')
    effects.enter('mathTextSequence')
    return open(code)
  }
  const open: State = (code) => {
    if (code === DOLLAR && openSize < 2) {
      effects.consume(code)
      openSize += 1
      return open
    }
    effects.exit('mathTextSequence')
    if (isLineEnd(code) || code === DOLLAR || unicodeWhitespace(code)) return nok(code)
    effects.enter('mathTextData')
    return data(code)
  }
  const data: State = (code) => {
    if (isLineEnd(code)) return nok(code)
    if (code === DOLLAR) {
      if (unicodeWhitespace(previous)) return nok(code)
      effects.exit('mathTextData')
      effects.enter('mathTextSequence')
      return close(code)
    }
    previous = code
    effects.consume(code)
    return code === BACKSLASH ? escaped : data
  }
  const escaped: State = (code) => {
    if (isLineEnd(code)) return nok(code)
    previous = code
    effects.consume(code)
    return data
  }
  const close: State = (code) => {
    if (code === DOLLAR && closeSize < openSize) {
      effects.consume(code)
      closeSize += 1
      return close
    }
    const isEnd = code === null || unicodeWhitespace(code) || unicodePunctuation(code)
    if (closeSize < openSize || code === DOLLAR || !isEnd) return nok(code)
    effects.exit('mathTextSequence')
    effects.exit('mathText')
    return ok(code)
  }
  return start
}

const syntax: Extension = {
  text: { [DOLLAR]: { name: 'strictMathText', tokenize: tokenizeFormula } },
  disable: { null: ['mathText'] },
}

/** `$$x$$` is a formula of its own line, also when it is written inside a paragraph. */
function enterSequence(this: CompileContext, { start, end }: CompileToken): void {
  const node = this.stack.findLast(({ type }) => type === 'inlineMath')
  if (node?.data && end.offset - start.offset === 2) {
    node.data.hProperties = { className: ['language-math', 'math-display'] }
  }
}

/** Replaces the inline syntax of remark-math; use it after that plugin. */
export const remarkDollars: Plugin = function remarkDollars() {
  const data = this.data()
  data.micromarkExtensions = [...(data.micromarkExtensions ?? []), syntax]
  data.fromMarkdownExtensions = [
    ...(data.fromMarkdownExtensions ?? []),
    { enter: { mathTextSequence: enterSequence } },
  ]
}
