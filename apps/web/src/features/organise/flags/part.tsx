import { Card, CardHeader, CardSection, Stack } from '@halyard/ui'
import type { ReactNode } from 'react'

type PartProps = {
  title: string
  meta?: ReactNode
  /** By which a link leads to its first field. */
  id?: string
  children: ReactNode
}

/** One part of the screen, with its heading. */
export function Part({ title, meta, id, children }: PartProps) {
  return (
    <Card padding="none" asChild>
      <section aria-label={title} id={id}>
        <CardHeader title={title} meta={meta} />
        <CardSection>
          <Stack gap={5}>{children}</Stack>
        </CardSection>
      </section>
    </Card>
  )
}
