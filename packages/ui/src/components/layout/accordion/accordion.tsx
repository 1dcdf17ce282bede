import { ChevronDown } from 'lucide-react'
import { Accordion as Primitive } from 'radix-ui'
import type { ReactNode } from 'react'
import * as styles from './accordion.css.ts'

export type AccordionItem = {
  value: string
  title: ReactNode
  /** After the title: a badge. */
  badge?: ReactNode
  content: ReactNode
}

export type AccordionProps = {
  items: readonly AccordionItem[]
  defaultValue?: string[]
  /** What is open, where something else opens parts as well. */
  value?: string[]
  onValueChange?: (open: string[]) => void
  level?: 2 | 3 | 4
}

/** Folded parts, several open at once: hints, questions. */
export function Accordion({
  items,
  defaultValue,
  value,
  onValueChange,
  level = 3,
}: AccordionProps) {
  const Heading = `h${level}` as const
  return (
    <Primitive.Root
      type="multiple"
      className={styles.root}
      {...(defaultValue && { defaultValue })}
      {...(value && { value })}
      {...(onValueChange && { onValueChange })}
    >
      {items.map((item) => (
        <Primitive.Item key={item.value} value={item.value} className={styles.item}>
          <Primitive.Header asChild>
            <Heading>
              <Primitive.Trigger className={styles.trigger}>
                <span className={styles.title}>
                  {item.title} {item.badge}
                </span>
                <ChevronDown size={16} className={styles.chevron} aria-hidden />
              </Primitive.Trigger>
            </Heading>
          </Primitive.Header>
          <Primitive.Content className={styles.content}>{item.content}</Primitive.Content>
        </Primitive.Item>
      ))}
    </Primitive.Root>
  )
}
