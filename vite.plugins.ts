import { linguiTransformerBabelPreset, lingui } from '@lingui/vite-plugin'
import babel from '@rolldown/plugin-babel'
import { vanillaExtractPlugin } from '@vanilla-extract/vite-plugin'
import react from '@vitejs/plugin-react'
import type { PluginOption } from 'vite'

/** The one plug-in list of the app, of Storybook and of every Vitest project: what differs between them would be a bug. */
export const halyardPlugins = (): PluginOption[] => [
  vanillaExtractPlugin(),
  babel({ presets: [linguiTransformerBabelPreset()] }),
  react({ compiler: true }),
  lingui(),
]
