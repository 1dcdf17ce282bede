/// <reference types="vite/client" />
import type { Decorator, Preview } from '@storybook/react-vite'
import '../packages/ui/src/styles.ts'
import { setAppearance } from '../packages/ui/src/index.ts'
import { vars } from '../packages/ui/src/theme/contract.css.ts'
import { locales } from './locales.ts'
import { brandPresets } from './presets.ts'
import { widths } from './widths.ts'

const item = (value: string, title = value) => ({ value, title })

const globalTypes = {
  theme: {
    // Forced colours are the system's: emulate them in the browser's developer tools, Rendering, forced-colors.
    description: 'Theme (forced colours: developer tools, Rendering)',
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
    description: 'Brand colour; the field beside this takes any other',
    toolbar: {
      icon: 'paintbrush',
      dynamicTitle: true,
      items: Object.entries(brandPresets).map(([value, title]) => item(value, title)),
    },
  },
  locale: {
    description: 'Language: lang of the page, forms of numbers and dates, sample texts',
    toolbar: {
      icon: 'globe',
      dynamicTitle: true,
      items: Object.entries(locales).map(([value, title]) => item(value, title)),
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
const withAppearance: Decorator = (Story, { globals, parameters, viewMode }) => {
  document.documentElement.lang = globals.locale.toLowerCase()
  void setAppearance({
    theme: globals.theme,
    brand: globals.brand,
    density: globals.density,
    motion: globals.motion,
  })
  // Documentation pages are white, in every theme.
  const background = viewMode === 'docs' ? vars.color.page : undefined
  const padding = parameters.layout === 'fullscreen' ? undefined : '1rem'
  return (
    <div style={{ background, padding }}>
      <Story />
    </div>
  )
}

export default {
  tags: ['autodocs'],
  globalTypes,
  initialGlobals: {
    theme: 'dark',
    brand: '#4a6cf7',
    locale: 'en-US',
    density: 'auto',
    motion: 'system',
  },
  decorators: [withAppearance],
  parameters: {
    layout: 'padded',
    backgrounds: { disable: true },
    viewport: { options: viewports },
    a11y: { test: 'error' },
    options: { storySort: { order: ['Foundations', 'Actions', 'Fields', 'Overlays'] } },
  },
} satisfies Preview
