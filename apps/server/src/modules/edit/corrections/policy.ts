import { Refusal } from '#modules/operation/refusal.ts'

/** The reason without space around it. Throws Refusal 400 where nothing is left: a correction is never without one. */
export function requireReason(text: string): string {
  const reason = text.trim()
  if (reason === '') throw new Refusal(400, 'reasonMissing')
  return reason
}
