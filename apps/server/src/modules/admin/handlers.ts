import { handle } from '#modules/operation/handle.ts'
import { Refusal } from '#modules/operation/refusal.ts'

const THEME = /^#[0-9a-f]{6}$/i

const getConfig = handle('getConfig', async ({ settings }) => {
  settings.forget()
  return settings.read()
})

const updateConfig = handle('updateConfig', async ({ body, tx, settings }) => {
  const theme = body.globalConfig?.customTheme
  if (theme && !THEME.test(theme)) throw new Refusal(400, 'themeNotHex')
  if (body.globalConfig?.apiEncryption) {
    throw new Refusal(400, 'notBuilt', { values: { operation: 'apiEncryption' } })
  }
  const { globalConfig, ...sections } = body
  // Logo and favicon have calls of their own.
  const { logoHash: _logo, faviconHash: _favicon, ...texts } = globalConfig ?? {}
  await tx((db) => settings.save(db, { ...sections, globalConfig: texts }))
  settings.forget()
})

export const adminHandlers = { getConfig, updateConfig }
