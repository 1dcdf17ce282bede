import { Card, CardHeader, CardSection, Stack } from '@halyard/ui'
import type { ReactNode } from 'react'

type PartProps = { title: string; meta?: ReactNode; children: ReactNode }

/** One part of the screen, with its heading. */
export function Part({ title, meta, children }: PartProps) {
  return (
    <Card padding="none" asChild>
      <section aria-label={title}>
        <CardHeader title={title} meta={meta} />
        <CardSection>
          <Stack gap={5}>{children}</Stack>
        </CardSection>
      </section>
    </Card>
  )
}
