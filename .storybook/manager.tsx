import { addons, types, useGlobals } from 'storybook/manager-api'
import { brandPresets } from './presets.ts'

const NAME = 'halyard-brand'

/** Any brand colour, beside the presets: the workbook is where a designer tries the organiser's own. */
function BrandColour() {
  const [{ brand }, updateGlobals] = useGlobals()
  const colour = typeof brand === 'string' && brand.startsWith('#') ? brand : '#4a6cf7'
  return (
    <label style={{ display: 'inline-flex', alignItems: 'center', gap: 6, fontSize: 12 }}>
      Brand
      <input
        type="color"
        value={colour}
        list={NAME}
        onChange={(event) => updateGlobals({ brand: event.currentTarget.value })}
        style={{ inlineSize: 28, blockSize: 22, padding: 0, border: 0, background: 'none' }}
      />
      <datalist id={NAME}>
        {Object.entries(brandPresets).map(([value, name]) => (
          <option key={value} value={value}>
            {name}
          </option>
        ))}
      </datalist>
    </label>
  )
}

addons.register(NAME, () => {
  addons.add(NAME, {
    type: types.TOOL,
    title: 'Brand colour',
    match: ({ viewMode, tabId }) => viewMode === 'story' && !tabId,
    render: () => <BrandColour />,
  })
})
