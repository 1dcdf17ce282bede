import {
  Children,
  cloneElement,
  type ComponentProps,
  type CSSProperties,
  isValidElement,
  type ReactElement,
  type ReactNode,
  type RefObject,
} from 'react'
import { cx } from './cx.ts'

/** The ref of any element: which one, only the child knows. */
type AnyRef = ((element: never) => unknown) | RefObject<unknown> | null | undefined
type SlotProps = Omit<ComponentProps<'span'>, 'ref'> & { ref?: AnyRef }
type Props = Record<string, unknown> & {
  ref?: AnyRef
  className?: string
  style?: CSSProperties
  children?: ReactNode
}

/** Marks, among several children of a slot, the one that becomes its element. */
export function Slottable({ children }: { children?: ReactNode }) {
  return children
}

/** Puts its props on its only child, so that a router's link can look like a button. Small, because every page has one. */
export function Slot({ children, ref, ...own }: SlotProps) {
  const parts = Children.toArray(children)
  const marked = parts.find(isSlottable)
  const target = marked ? marked.props.children : children
  if (!isValidElement<Props>(target)) return null
  const { ref: targetRef, children: inner } = target.props
  const content = marked ? parts.map((part) => (part === marked ? inner : part)) : inner
  return cloneElement(
    target,
    { ...mergeProps(own, target.props), ref: mergeRefs(ref, targetRef) },
    ...(Array.isArray(content) ? content : [content]),
  )
}

const isSlottable = (part: ReactNode): part is ReactElement<{ children?: ReactNode }> =>
  isValidElement(part) && part.type === Slottable

type Handler = (...args: unknown[]) => void
const isHandler = (value: unknown): value is Handler => typeof value === 'function'

/** The child's own props win; handlers run both, the child's first; classes and styles add up. */
function mergeProps({ className, style, ...own }: Props, child: Props): Props {
  const merged: Props = { ...own, ...child }
  for (const [name, ours] of Object.entries(own)) {
    const theirs = child[name]
    if (/^on[A-Z]/.test(name) && isHandler(ours) && isHandler(theirs)) {
      merged[name] = (...args: unknown[]) => {
        theirs(...args)
        ours(...args)
      }
    }
  }
  const classes = cx(className, child.className)
  if (classes) merged.className = classes
  if (style) merged.style = { ...style, ...child.style }
  return merged
}

/** Sets a ref and returns the way to unset it. */
function setRef(ref: AnyRef, element: never): () => void {
  if (typeof ref === 'function') {
    const cleanUp = ref(element)
    return () => {
      if (typeof cleanUp === 'function') cleanUp()
      else Reflect.apply(ref, undefined, [null])
    }
  }
  if (ref) ref.current = element
  return () => {
    if (ref) ref.current = null
  }
}

function mergeRefs(one: AnyRef, other: AnyRef): AnyRef {
  if (!one || !other) return one ?? other
  return (element: never) => {
    const cleanUps = [setRef(one, element), setRef(other, element)]
    return () => {
      for (const cleanUp of cleanUps) cleanUp()
    }
  }
}
