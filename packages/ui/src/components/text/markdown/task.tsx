import { Square, SquareCheck } from 'lucide-react'
import type { ComponentProps } from 'react'
import { VisuallyHidden } from '../../layout/visually-hidden/visually-hidden.tsx'
import { useMarkdown } from './context.ts'
import * as styles from './markdown.css.ts'

/** The box of a task: a mark for the eye and a word for screen readers, since it cannot be ticked. */
export function Task({ checked = false }: ComponentProps<'input'>) {
  const { labels } = useMarkdown()
  return (
    <span className={styles.task} data-done={checked || undefined}>
      {checked ? <SquareCheck size="1em" aria-hidden /> : <Square size="1em" aria-hidden />}
      <VisuallyHidden>{checked ? labels.done : labels.todo}</VisuallyHidden>
    </span>
  )
}
