import type { ProxyTarget } from '#modules/instance/service.ts'
import { findProxyTarget } from '#modules/instance/service.ts'
import type { Context } from '#modules/operation/context.ts'
import { handle } from '#modules/operation/handle.ts'
import { RawReply } from '#modules/operation/raw-reply.ts'
import { Refusal } from '#modules/operation/refusal.ts'
import type { UpgradeReply } from '#modules/operation/upgrade-reply.ts'

const proxyInstance = handle('proxyInstance', (ctx) => answer(ctx, (target) => !!target.owner))
const proxyTestInstance = handle('proxyTestInstance', (ctx) =>
  answer(ctx, (target) => !target.owner),
)

type Needs = Pick<
  Context<'proxyInstance'>,
  'clock' | 'config' | 'db' | 'ip' | 'path' | 'proxy' | 'request'
>

async function answer(
  { clock, config, db, ip, path, proxy, request }: Needs,
  isWanted: (target: ProxyTarget) => boolean,
): Promise<RawReply | UpgradeReply> {
  if (config.instances.portMapping !== 'PlatformProxy') throw new Refusal(400, 'proxyOff')
  const target = await findProxyTarget(db, path.id.toLowerCase(), clock.now())
  if (!target || !isWanted(target)) throw new Refusal(404, 'instanceNotFound')
  const isUpgrade = request.ws && request.headers.upgrade?.toLowerCase() === 'websocket'
  return isUpgrade ? proxy.connect(target, ip) : new RawReply({ status: 204 })
}

export const proxyHandlers = { proxyInstance, proxyTestInstance }
