import { FAVICON, LOGO, receiveImage, replaceImage, storeImage } from '#modules/image/service.ts'
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
  const { globalConfig, ...sections } = body
  // Logo and favicon have calls of their own.
  const { logoHash: _logo, faviconHash: _favicon, ...texts } = globalConfig ?? {}
  await tx((db) => settings.save(db, { ...sections, globalConfig: texts }))
  settings.forget()
})

const uploadLogo = handle('uploadLogo', async (ctx) => {
  const content = await receiveImage(ctx)
  const logoHash = await storeImage(ctx, content, LOGO)
  const faviconHash = await storeImage(ctx, content, FAVICON)
  await replaceImage(ctx, [logoHash, faviconHash], (tx) =>
    ctx.settings.saveLogo(tx, { logoHash, faviconHash }),
  )
  ctx.settings.forget()
})

const resetLogo = handle('resetLogo', async (ctx) => {
  await replaceImage(ctx, [], (tx) =>
    ctx.settings.saveLogo(tx, { logoHash: null, faviconHash: null }),
  )
  ctx.settings.forget()
})

export const adminHandlers = { getConfig, updateConfig, uploadLogo, resetLogo }
