import { Tabs as Primitive } from 'radix-ui'
import { type ComponentProps, type ReactNode, useRef } from 'react'
import type { Labelled } from '#shared/labelled.ts'
import { scrollEdges } from '#shared/scroll-edges.css.ts'
import { cx } from '#shared/cx.ts'
import { useScrollEdges } from '#shared/use-scroll-edges.ts'
import * as styles from './tabs.css.ts'

function List({ label, className, ...rest }: ComponentProps<typeof Primitive.List> & Labelled) {
  const row = useRef<HTMLDivElement>(null)
  useScrollEdges(row)
  return (
    <Primitive.List
      ref={row}
      aria-label={label}
      className={cx(styles.list, scrollEdges, className)}
      {...rest}
    />
  )
}

type TabExtras = { icon?: ReactNode; count?: ReactNode }

function Trigger({
  icon,
  count,
  children,
  ...rest
}: ComponentProps<typeof Primitive.Trigger> & TabExtras) {
  return (
    <Primitive.Trigger className={styles.tab} {...rest}>
      {icon}
      {children}
      {count !== undefined && <span className={styles.count}>{count}</span>}
    </Primitive.Trigger>
  )
}

function Content({ className, ...rest }: ComponentProps<typeof Primitive.Content>) {
  return <Primitive.Content className={cx(styles.panel, className)} {...rest} />
}

/** Parts of one page that share a place and have no address of their own. */
export const Tabs = { Root: Primitive.Root, List, Trigger, Content }
