/** Kinds of things the journey looks for. */
export type Control = 'link' | 'button' | 'field' | 'heading' | 'row' | 'text' | 'formula'

/**
 * Finds the first shown control whose name begins so, or row that contains it; in an open dialog, if there is one. Runs in the page,
 * so it uses nothing from outside itself.
 */
export function findShown(control: Control, name: string): Element | null {
  const selectors = {
    link: 'a[href]',
    button: 'button, [role=button]',
    field: 'input, textarea',
    heading: 'h1, h2, h3',
    row: 'main tr, main [role=row]',
    text: '*',
    formula: 'math',
  }
  const namesOf = (element: Element): string[] => {
    const isField = element instanceof HTMLInputElement || element instanceof HTMLTextAreaElement
    const labels = isField ? element.labels : []
    const own = [...element.childNodes].filter(({ nodeType }) => nodeType === Node.TEXT_NODE)
    return [
      element.getAttribute('aria-label') ?? '',
      ...[...(labels ?? [])].map((label) => label.textContent),
      control === 'text' ? own.map((node) => node.textContent).join('') : element.textContent,
    ]
  }
  // oxlint-disable-next-line unicorn/consistent-function-scoping -- only this function is sent to the page
  const isShown = (element: Element) =>
    element.checkVisibility({ visibilityProperty: true }) &&
    element.getBoundingClientRect().width > 1
  const place = [...document.querySelectorAll('[role=dialog]')].findLast(isShown) ?? document.body
  const candidates = [...place.querySelectorAll(selectors[control])]
  const isNamed = (element: Element) =>
    namesOf(element).some((one) =>
      control === 'row' ? one.includes(name) : one.trim().startsWith(name),
    )
  return candidates.find((element) => isNamed(element) && isShown(element)) ?? null
}
