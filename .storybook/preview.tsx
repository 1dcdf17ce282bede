/// <reference types="vite/client" />
import type { Decorator, Preview } from '@storybook/react-vite'
import '../packages/ui/src/styles.ts'
import { applyAppearance, setAppearance, watchAppearance } from '../packages/ui/src/index.ts'
import { ThemedDocs } from './docs.tsx'
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

/** Whether this is the frame of a story on a documentation page, which tells it the appearance by what is stored. */
const isOnDocsPage = Boolean(window.frameElement?.closest('.sb-story'))
if (isOnDocsPage) {
  watchAppearance()
  void applyAppearance()
}

/** The same switch as in the product: attributes and custom properties of the document element, so portals see them. */
const withAppearance: Decorator = (Story, { globals, parameters }) => {
  document.documentElement.lang = globals.locale.toLowerCase()
  if (!isOnDocsPage)
    void setAppearance({
      theme: globals.theme,
      brand: globals.brand,
      density: globals.density,
      motion: globals.motion,
    })
  const padding = parameters.layout === 'fullscreen' ? undefined : '1rem'
  return (
    <div style={{ padding }}>
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
    docs: { container: ThemedDocs },
    options: { storySort: { order: ['Foundations', 'Actions', 'Fields', 'Overlays'] } },
  },
} satisfies Preview
