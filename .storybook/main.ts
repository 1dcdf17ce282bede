import { createRequire, registerHooks } from 'node:module'
import { pathToFileURL } from 'node:url'
import type { StorybookConfig } from '@storybook/react-vite'

// Props whose types are read off recipes need the checker of TypeScript, and version 7 has no API for it. The generator of the API's
// types brings a version that does.
const { resolve } = createRequire(new URL('../tools/api/package.json', import.meta.url))
registerHooks({
  resolve: (specifier, context, nextResolve) =>
    /^typescript\b/.test(specifier) && context.parentURL?.includes('docgen-typescript')
      ? { url: pathToFileURL(resolve(specifier)).href, shortCircuit: true }
      : nextResolve(specifier, context),
})

const config: StorybookConfig = {
  stories: ['../packages/ui/src/**/*.stories.tsx'],
  addons: ['@storybook/addon-docs', '@storybook/addon-a11y', '@storybook/addon-vitest'],
  framework: {
    name: '@storybook/react-vite',
    options: { builder: { viteConfigPath: '.storybook/vite.config.ts' } },
  },
  typescript: {
    // Tests of stories read no props.
    reactDocgen: process.env.VITEST ? false : 'react-docgen-typescript',
    reactDocgenTypescriptOptions: {
      tsconfigPath: 'packages/ui/tsconfig.json',
      include: ['packages/ui/src/components/**/*.tsx'],
      shouldExtractLiteralValuesFromEnum: true,
      shouldRemoveUndefinedFromOptional: true,
      // What every element takes is not listed.
      propFilter: ({ parent }) => !parent?.fileName.includes('node_modules'),
    },
  },
  core: { disableTelemetry: true, disableWhatsNewNotifications: true },
}

export default config
