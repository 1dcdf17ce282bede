import { Container, EmptyState } from '@halyard/ui'
import type { EmptyStateProps } from '@halyard/ui'
import { useTitle } from '#shared/title.ts'

/** A page that has only something to say: what it is, why, and where to go. */
export function MessageScreen({
  title,
  ...rest
}: Omit<EmptyStateProps, 'size' | 'title'> & { title: string }) {
  useTitle(title)
  return (
    <Container width="reading">
      <EmptyState size="page" title={title} {...rest} />
    </Container>
  )
}
