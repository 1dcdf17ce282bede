/// <reference types="vite/client" />
import type { Decorator, Preview } from '@storybook/react-vite'
import '../packages/ui/src/styles.ts'
import { setAppearance } from '../packages/ui/src/index.ts'
import { widths } from './widths.ts'

const item = (value: string, title = value) => ({ value, title })

const globalTypes = {
  theme: {
    description: 'Theme',
    toolbar: {
      icon: 'circlehollow',
      dynamicTitle: true,
      items: [
        item('dark', 'Dark'),
        item('light', 'Light'),
        item('contrast', 'High contrast, dark'),
        item('contrast-light', 'High contrast, light'),
      ],
    },
  },
  brand: {
    description: 'Brand colour',
    toolbar: {
      icon: 'paintbrush',
      dynamicTitle: true,
      items: [
        item('brand', 'Default blue'),
        item('#ffd400', 'Yellow'),
        item('#0b0b0d', 'Black'),
        item('#e5176b', 'Pink'),
        item('#0e9f8a', 'Teal'),
      ],
    },
  },
  density: {
    description: 'Density',
    toolbar: {
      icon: 'component',
      dynamicTitle: true,
      items: [
        item('auto', 'By device'),
        item('compact', 'Compact'),
        item('comfortable', 'Comfortable'),
      ],
    },
  },
  motion: {
    description: 'Motion',
    toolbar: {
      icon: 'timer',
      dynamicTitle: true,
      items: [item('system', 'As system'), item('reduced', 'Reduced'), item('full', 'Full')],
    },
  },
} satisfies Preview['globalTypes']

const viewports = Object.fromEntries(
  Object.entries(widths).map(([key, { name, px }]) => [
    key,
    { name, styles: { width: `${px}px`, height: px < 768 ? '844px' : '900px' } },
  ]),
)

/** The same switch as in the product: attributes and custom properties of the document element, so portals see them. */
const withAppearance: Decorator = (Story, { globals, parameters }) => {
  void setAppearance({
    theme: globals.theme,
    brand: globals.brand,
    density: globals.density,
    motion: globals.motion,
  })
  return (
    <div style={parameters.layout === 'fullscreen' ? undefined : { padding: '1rem' }}>
      <Story />
    </div>
  )
}

export default {
  globalTypes,
  initialGlobals: {
    theme: 'dark',
    brand: 'brand',
    density: 'auto',
    motion: 'system',
  },
  decorators: [withAppearance],
  parameters: {
    layout: 'padded',
    backgrounds: { disable: true },
    viewport: { options: viewports },
    a11y: { test: 'error' },
    options: { storySort: { order: ['Start', 'Actions', 'Fields', 'Overlays'] } },
  },
} satisfies Preview
