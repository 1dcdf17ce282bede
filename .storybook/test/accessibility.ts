import axe from 'axe-core'

type Parameter = { test?: string; disable?: boolean; config?: axe.Spec; options?: axe.RunOptions }

/** The rules whose outcome depends on colours. */
const COLOUR_RULES = ['color-contrast', 'link-in-text-block']

/**
 * Runs those rules of axe that another theme can break over the page: a theme changes colours and nothing else. All rules
 * were run by Storybook's add-on before, in dark and in light.
 * @throws an error that names rule, place and theme of every violation
 */
export async function expectReadable(parameter: Parameter = {}, theme = ''): Promise<void> {
  if (parameter.disable || parameter.test === 'off') return
  axe.reset()
  if (parameter.config) axe.configure(parameter.config)
  const { violations } = await axe.run(document.body, {
    ...parameter.options,
    runOnly: COLOUR_RULES,
    resultTypes: ['violations'],
  })
  if (violations.length === 0) return
  const lines = violations.flatMap(({ id, help, nodes }) =>
    nodes.map(
      ({ target, failureSummary }) => `${id}: ${help}\n  ${target.join(' ')}\n  ${failureSummary}`,
    ),
  )
  throw new Error(`axe, theme ${theme}: ${lines.join('\n')}`)
}
