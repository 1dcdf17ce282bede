import {
  globalLayer,
  globalStyle,
  type GlobalStyleRule,
  style,
  type StyleRule,
} from '@vanilla-extract/css'

/** Who wins, from weakest to strongest; the order of files never decides. */
export const layers = {
  reset: globalLayer('reset'),
  base: globalLayer('base'),
  component: globalLayer('component'),
  screen: globalLayer('screen'),
}

type LayerName = keyof typeof layers

const inLayer = (layer: LayerName, rule: StyleRule): StyleRule => ({
  '@layer': { [layers[layer]]: rule },
})

const layered = (layer: LayerName) => (rule: StyleRule, debugId?: string) =>
  style(inLayer(layer, rule), debugId)

/** A class of the design system. */
export const component = layered('component')

/** The same as a rule without a class of its own, for the base and the variants of a recipe. */
export const componentRule = (rule: StyleRule): StyleRule => inLayer('component', rule)

/** A class of an application screen: may place and size components, wins over their own styles. */
export const screen = layered('screen')

/** For what a class cannot reach itself, such as a child that comes from outside. */
export const componentGlobal = (selector: string, rule: GlobalStyleRule) =>
  globalStyle(selector, { '@layer': { [layers.component]: rule } })
