import { linguiTransformerBabelPreset, lingui } from '@lingui/vite-plugin'
import babel from '@rolldown/plugin-babel'
import { vanillaExtractPlugin } from '@vanilla-extract/vite-plugin'
import react from '@vitejs/plugin-react'
import type { PluginOption } from 'vite'

/**
 * The one plug-in list of the app, of Storybook and of every Vitest project: what differs between them would be a bug.
 * React Compiler compiles only what asks for it with 'use memo': docs/decisions/0005.
 */
export const halyardPlugins = (): PluginOption[] => [
  vanillaExtractPlugin(),
  babel({ presets: [linguiTransformerBabelPreset()] }),
  react({ compiler: { compilationMode: 'annotation' } }),
  lingui(),
]
