import { defineConfig } from 'vite'
import { halyardPlugins } from '../vite.plugins.ts'

export default defineConfig({ plugins: halyardPlugins() })
