/**
 * An expression for one text in any case. Letters are equal by the simple case folding of Unicode, one character for one, as in
 * patterns with `(?i)`: `É` is `é`, `ẞ` is `ß`, and neither is `SS`. No language has a rule of its own, and accents count.
 */
export function foldedCase(text: string): RegExp {
  const literal = Array.from(text, (character) => {
    const code = character.codePointAt(0) ?? 0
    return `\\u{${code.toString(16)}}`
  })
  return new RegExp(`^${literal.join('')}$`, 'iu')
}
