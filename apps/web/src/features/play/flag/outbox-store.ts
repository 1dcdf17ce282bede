import { currentOutbox, keepOutbox, useOutbox } from '#features/play/flag/outbox-kept.ts'
import { nextOutbox } from '#features/play/flag/outbox.ts'
import type { OutboxEvent, Sent } from '#features/play/flag/outbox.ts'

/** Tells the outbox what happened. */
export const tellOutbox = (event: OutboxEvent): void =>
  keepOutbox(nextOutbox(currentOutbox(), event))

/** What is typed into a challenge's flag field and not sent, at this moment. */
export const draftOf = (challengeId: number): string => currentOutbox().drafts[challengeId] ?? ''

/** The newest answer to a challenge, on its way or just answered. */
export const useSent = (challengeId: number): Sent | undefined =>
  useOutbox().sent.find((sent) => sent.challengeId === challengeId)
