import { showToast } from '@halyard/ui'
import type { ToastOptions } from '@halyard/ui'
import type { ReactNode } from 'react'

type ToastMessage = Omit<ToastOptions, 'description'> & { body?: ReactNode }

/**
 * Tells of something that happened elsewhere or finished later. Failures stay until they are closed. Answers to what the
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
  /** Runs while the dialog shows that it runs; a failure is told in the dialog, once. */
  run: () => Promise<unknown>
}

type Asked = Question & { key: number }

const listeners = new Set<() => void>()
let asked: Asked | undefined
let count = 0

function publish(next: Asked | undefined) {
  asked = next
  for (const listener of listeners) listener()
}

/** Asks before something that cannot be taken back. */
export const confirm = (question: Question): void => publish({ ...question, key: ++count })

/** For the one place that asks. */
export const questionStore = {
  get: () => asked,
  close: () => publish(undefined),
  subscribe: (listener: () => void) => {
    listeners.add(listener)
    return () => {
      listeners.delete(listener)
    }
  },
}
