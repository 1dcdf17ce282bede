import { Container } from '@halyard/ui'
import type { ContainerProps } from '@halyard/ui'
import { useTitle } from '#shared/title.ts'
import * as styles from './page.css.ts'

type PageProps = Omit<ContainerProps, 'title'> & {
  /** Name of the screen in the tab, most special part first; the platform's name is added. */
  title: string | readonly string[]
}

/** Frame of a screen: its name, its measure, its distance from the bars. */
export function Page({ title, children, ...rest }: PageProps) {
  useTitle(...(typeof title === 'string' ? [title] : title))
  return (
    <Container {...rest}>
      <div className={styles.page}>{children}</div>
    </Container>
  )
}
