import { defineConfig } from '@lingui/cli'
import { formatter } from '@lingui/format-po'
import { tidied } from './tools/checks/signs.ts'

const po = formatter({ lineNumbers: false })

export default defineConfig({
  sourceLocale: 'en-US',
  locales: [
    'en-US',
    'zh-CN',
    'zh-TW',
    'ja-JP',
    'id-ID',
    'ko-KR',
    'ru-RU',
    'vi-VN',
    'de-DE',
    'fr-FR',
    'es-ES',
  ],
  fallbackLocales: { default: 'en-US' },
  catalogs: [
    {
      path: '<rootDir>/apps/web/src/locales/{locale}',
      include: ['<rootDir>/apps/web/src'],
      exclude: ['**/*.test.*'],
    },
    {
      path: '<rootDir>/apps/server/src/locales/{locale}',
      include: ['<rootDir>/apps/server/src/i18n'],
      exclude: ['**/*.test.*'],
    },
  ],
  // The server's own `msg` counts as the macro: Node runs its sources without Babel.
  macro: { corePackage: ['@lingui/core/macro', '#i18n/msg.ts'] },
  // Names may look like elements of a message.
  runtimeConfigModule: { Trans: ['#i18n/trans.tsx', 'Trans'] },
  format: {
    ...po,
    // Extracting also sets the spaces and signs of each language.
    serialize: (catalog, context) => {
      for (const entry of Object.values(catalog))
        entry.translation &&= tidied(context.locale ?? '', entry.translation)
      return po.serialize(catalog, context)
    },
  },
  orderBy: 'message',
})
