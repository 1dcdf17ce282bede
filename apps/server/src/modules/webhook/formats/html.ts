/** An invisible character that keeps a chat from reading a name behind the sign. */
const WORD_JOINER = '\u2060'

/** Mentions nobody. */
export const withoutMentions = (text: string): string => text.replaceAll('@', `@${WORD_JOINER}`)

export const escapeHtml = (text: string): string =>
  text
    .replaceAll('&', '&amp;')
    .replaceAll('<', '&lt;')
    .replaceAll('>', '&gt;')
    .replaceAll('"', '&quot;')
