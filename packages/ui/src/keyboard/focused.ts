/** What a reader hears of the focus: the marked entry of a list, else the element itself, by its own words or label. */
export function focused(): string {
  const element = document.activeElement
  const marked = element?.getAttribute('aria-activedescendant')
  const target = marked ? document.getElementById(marked) : element
  if (!target || target === document.body) return ''
  const label = target.getAttribute('aria-label')
  const own = target.id ? document.querySelector(`label[for="${CSS.escape(target.id)}"]`) : null
  return (label ?? own?.textContent ?? target.textContent).trim()
}
