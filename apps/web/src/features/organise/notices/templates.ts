/** Placeholder in a template that the organiser fills in. */
const blank = '…'

/** Whether a template was left as it is. */
export const hasBlank = (text: string): boolean => text.includes(`**${blank}**`)

/** A template added to what is typed already, and where typing continues. */
export function withTemplate(text: string, template: string) {
  const before = text.trimEnd()
  const offset = before === '' ? 0 : before.length + 1
  const start = offset + Math.max(0, template.indexOf(blank))
  const whole = `${before}${offset > 0 ? ' ' : ''}${template}`
  return {
    text: whole,
    selection: template.includes(blank)
      ? { start, end: start + blank.length }
      : { start: whole.length, end: whole.length },
  }
}
