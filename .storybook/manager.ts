import { createElement } from 'react'
import { addons, types, useGlobals } from 'storybook/manager-api'
import { brandPresets } from './presets.ts'

const NAME = 'halyard-brand'

/**
 * Any brand colour, beside the presets: the workbook is where a designer tries the organiser's own.
 * Without JSX, which Storybook compiles for a global `React` that its manager does not have.
 */
function BrandColour() {
  const [{ brand }, updateGlobals] = useGlobals()
  const colour = typeof brand === 'string' && brand.startsWith('#') ? brand : '#4a6cf7'
  return createElement(
    'label',
    { style: { display: 'inline-flex', alignItems: 'center', gap: 6, fontSize: 12 } },
    'Brand',
    createElement('input', {
      type: 'color',
      value: colour,
      list: NAME,
      onChange: (event) => updateGlobals({ brand: event.currentTarget.value }),
      style: { inlineSize: 28, blockSize: 22, padding: 0, border: 0, background: 'none' },
    }),
    createElement(
      'datalist',
      { id: NAME },
      Object.entries(brandPresets).map(([value, name]) =>
        createElement('option', { key: value, value }, name),
      ),
    ),
  )
}

addons.register(NAME, () => {
  addons.add(NAME, {
    type: types.TOOL,
    title: 'Brand colour',
    match: ({ viewMode, tabId }) => (viewMode === 'story' || viewMode === 'docs') && !tabId,
    render: () => createElement(BrandColour),
  })
})
