import { nowhere } from '#world/moments.ts'
import { scenariosApart } from '#world/world.ts'

export const proxyScenarios = scenariosApart('proxy', {
  'containers nobody has': async ({ anonymous }) => {
    for (const id of ['proxyInstance', 'proxyTestInstance'] as const) {
      // A proxy that is switched off says so first.
      const refusal = { status: 404, or: [400] }
      await anonymous.refused(id, 'no such container', refusal, { path: { id: nowhere } })
    }
  },
})
