const marks: readonly [pattern: RegExp, kept: string][] = [
  // Pictures and links: their words.
  [/!?\[([^\]]*)\]\([^)]*\)/g, '$1'],
  [/<(https?:[^>]*)>/g, '$1'],
  [/`+([^`]+)`+/g, '$1'],
  [/(\*\*|__|~~)(?=\S)(.+?)(?<=\S)\1/g, '$2'],
  [/(?<!\w)([*_])(?=\S)(.+?)(?<=\S)\1(?!\w)/g, '$2'],
  [/\\([!-/:-@[-`{-~])/g, '$1'],
]

/** A line of markdown for places that can only show text, such as notifications of the system. */
export const withoutMarks = (source: string): string =>
  marks.reduce((text, [pattern, kept]) => text.replace(pattern, kept), source)
