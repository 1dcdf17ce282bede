import type { EventType, Verdict } from '#db/tables/play.ts'
import { shownVerdict } from '#modules/game/submit/policy.ts'

export interface NewEvent {
  readonly type: EventType
  readonly args: string[]
}

interface AnswerFacts {
  readonly verdict: Verdict
  readonly answer: string
  readonly challenge: { readonly id: number; readonly title: string }
  readonly teamName: string
  /** The team whose own flag was sent, when that is another one. */
  readonly ownerTeam: string | null
}

/** What monitors see of one judged answer: that it was sent, and that it belongs to another team. */
export function answerEvents(facts: AnswerFacts): NewEvent[] {
  const { verdict, answer, challenge, teamName, ownerTeam } = facts
  const args = [shownVerdict(verdict), answer, challenge.title, String(challenge.id)]
  const submit: NewEvent = { type: 'FlagSubmit', args }
  if (verdict !== 'CheatDetected') return [submit]
  return [submit, { type: 'CheatDetected', args: [challenge.title, teamName, ownerTeam ?? ''] }]
}
