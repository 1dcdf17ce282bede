import { onServersWith } from '#groups/extensions/named.ts'
import { scenariosApart } from '#world/world.ts'

const denied = 'throwaway.invalid'

export const mailPolicyExtension = scenariosApart('extensions', {
  'mailPolicy: denied domains, and how many mails go in a minute': onServersWith(
    'mailPolicy',
    async ({ admin, anonymous, findings, loner }) => {
      const { etag, ...before } = await admin.ok('getMailPolicy')
      const body = { deniedDomains: denied, perMinute: 600 }
      const headers = { 'if-match': etag }
      const saved = await admin.ok('updateMailPolicy', { body, headers })
      await admin.refused('updateMailPolicy', 'to another state', 412, { body, headers })
      await admin.ok('updateConfig', { body: {} })
      const kept = await admin.ok('getMailPolicy')
      findings.same('updateConfig', 'the rules for mail after a save of the settings', kept, saved)
      await admin.ok('updateMailPolicy', { body: before })
      await admin.refused('updateMailPolicy', 'a limit below none', 400, {
        body: { perMinute: -1 },
      })
      for (const operation of ['getMailPolicy', 'updateMailPolicy'] as const) {
        const call = operation === 'getMailPolicy' ? {} : { body }
        await anonymous.refused(operation, 'nobody', 401, call)
        await loner.refused(operation, 'a player', 403, call)
      }
      const { minutes } = await anonymous.ok('getMailDelay')
      findings.same('getMailDelay', 'whether the delay is none or more', minutes >= 0, true)
    },
  ),
})
