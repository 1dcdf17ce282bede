import { DocsContainer, type DocsContainerProps } from '@storybook/addon-docs/blocks'
import { type PropsWithChildren, useEffect, useState } from 'react'
import { create } from 'storybook/theming'
import { type Appearance, setAppearance } from '../packages/ui/src/index.ts'
import { parseHex } from '../packages/ui/src/theme/hex.ts'
import { themeProperties } from '../packages/ui/src/theme/palette.ts'
import { propertyName, schemeOf, type Theme, THEMES } from '../packages/ui/src/theme/tokens.ts'

type Globals = Partial<Record<keyof Appearance, unknown>>

const themeIn = ({ theme }: Globals): Theme => THEMES.find((one) => one === theme) ?? 'dark'
const brandIn = ({ brand }: Globals): Appearance['brand'] =>
  (typeof brand === 'string' && parseHex(brand)) || ''

/** The chrome of documentation pages in the colours of a theme and a brand. */
function chromeOf(globals: Globals) {
  const theme = themeIn(globals)
  const properties = themeProperties(brandIn(globals), theme)
  const color = (...path: string[]) => properties[propertyName(['color', ...path])] ?? ''
  const page = color('page')
  const text = color('neutral', '12')
  const line = color('neutral', '6')
  return create({
    base: schemeOf(theme),
    colorPrimary: color('accent', '11'),
    colorSecondary: color('accent', '11'),
    appBg: page,
    appContentBg: page,
    appPreviewBg: page,
    appHoverBg: color('neutral', '3'),
    appBorderColor: line,
    fontBase: '"Geist Variable", system-ui, sans-serif',
    fontCode: '"Geist Mono Variable", monospace',
    textColor: text,
    textInverseColor: page,
    textMutedColor: color('neutral', '11'),
    barBg: color('neutral', '2'),
    barTextColor: color('neutral', '11'),
    barHoverColor: text,
    barSelectedColor: color('accent', '11'),
    inputBg: color('neutral', '3'),
    inputBorder: line,
    inputTextColor: text,
  })
}

/** The switches of the toolbar, as they are and as they change. */
function useGlobals({ channel, getStoryContext, storyById }: DocsContainerProps['context']) {
  const [globals, setGlobals] = useState<Globals>(() => getStoryContext(storyById()).globals)
  useEffect(() => {
    const follow = (change: { globals: Globals }) => setGlobals(change.globals)
    channel.on('globalsUpdated', follow)
    return () => channel.off('globalsUpdated', follow)
  }, [channel])
  return globals
}

/** A documentation page in theme and brand of the toolbar; stories in frames of their own follow by what is stored. */
export function ThemedDocs({ context, children }: PropsWithChildren<DocsContainerProps>) {
  const globals = useGlobals(context)
  const theme = themeIn(globals)
  const brand = brandIn(globals)
  useEffect(() => {
    void setAppearance({ theme, brand })
  }, [theme, brand])
  return (
    <DocsContainer context={context} theme={chromeOf(globals)}>
      {children}
    </DocsContainer>
  )
}
