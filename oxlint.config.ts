import { defineConfig } from 'oxlint'
import { boundaries } from './tools/lint/boundaries.ts'

export default defineConfig({
  options: { typeAware: true },
  plugins: ['typescript', 'unicorn', 'oxc', 'react', 'jsx-a11y', 'import', 'promise', 'vitest'],
  categories: { correctness: 'error', suspicious: 'error' },
  rules: {
    'import/no-cycle': ['error', { ignoreTypes: false }],
    'jsx-a11y/prefer-tag-over-role': 'off',
    'unicorn/no-useless-spread': 'off',
    'import/no-named-as-default': 'off',
    'import/no-named-as-default-member': 'off',
    'import/no-unassigned-import': 'off',
    'react/react-in-jsx-scope': 'off',
    'typescript/no-explicit-any': 'error',
    'typescript/no-floating-promises': 'error',
    'typescript/no-misused-promises': 'error',
    'typescript/switch-exhaustiveness-check': 'error',
    'no-console': 'error',
  },
  ignorePatterns: [
    '**/*.gen.*',
    'dist',
    'storybook-static',
    '.cache',
    'apps/*/src/locales',
    'data',
    'reports',
  ],
  overrides: [
    ...boundaries,
    {
      files: ['tools/**', 'apps/cli/**', 'apps/server/src/main.ts', 'bench/**'],
      rules: { 'no-console': 'off' },
    },
  ],
})
