import { showToast } from '@halyard/ui'
import type { ToastOptions } from '@halyard/ui'
import type { ReactNode } from 'react'
import { create } from 'zustand'

type ToastMessage = Omit<ToastOptions, 'description'> & { body?: ReactNode }

/**
 * Shows what happened elsewhere or finished later. Failures stay until they are closed. Answers to what the
 * reader just did belong beside it, not here. Texts come translated. @returns the id, for a replacement
 */
export function toast({ body, ...message }: ToastMessage): string {
  const stays = message.tone === 'bad' && { autoCloseMs: 0 }
  return showToast({ ...stays, ...message, description: body })
}

export type Question = {
  /** Names the thing: `Disband "null & void"?` */
  title: ReactNode
  /** What happens then. */
  body: ReactNode
  /** The confirm button: a verb with its object. */
  action: string
  tone?: 'default' | 'danger'
  /** The reader has to type this before the button works. */
  typedName?: string
  /** Runs while the dialog shows that it runs; a failure is shown in the dialog, once. */
  run: () => Promise<unknown>
}

type OpenQuestion = Question & { key: number }

/** The question that is open, for the one place that asks. */
export const useQuestion = create<{ question: OpenQuestion | undefined }>(() => ({
  question: undefined,
}))

let count = 0

/** Asks before something that cannot be taken back. */
export const confirm = (question: Question): void =>
  useQuestion.setState({ question: { ...question, key: ++count } })

export const closeQuestion = (): void => useQuestion.setState({ question: undefined })
