import { basename } from 'node:path'
import type { Contract, Hub } from './contract.ts'

/**
 * Points the payloads of the hubs at the shared types. The bundler leaves extensions as they are
 * written, and there a payload names its file.
 */
export function referHubPayloads(hubs: Hub[]): Hub[] {
  return hubs.map((hub) => ({ ...hub, messages: mapValues(hub.messages, referPayload) }))
}

function referPayload<T extends { payload: { $ref?: string } }>(message: T): T {
  const type = basename(message.payload.$ref ?? '', '.yaml')
  return { ...message, payload: { $ref: `#/components/schemas/${type}` } }
}

/** The name of the type of each message's payload; answers of operations hold all of these types. */
export const payloadTypes = (contract: Contract): Record<string, string> =>
  Object.fromEntries(
    (contract['x-hubs'] ?? []).flatMap(({ messages }) =>
      Object.entries(messages).map(([name, { payload }]) => [name, basename(payload.$ref ?? '')]),
    ),
  )

/** TypeScript text with the payload of every message of every hub. */
export function hubTypesText(contract: Contract): string {
  const hubs = (contract['x-hubs'] ?? []).map((hub) => {
    const messages = Object.entries(hub.messages).map(
      ([name, { payload }]) =>
        `        ${name}: components["schemas"]["${basename(payload.$ref ?? '')}"];`,
    )
    return [`    ${hub.name}: {`, ...messages, '    };'].join('\n')
  })
  return [
    '/** Payload of every message, by hub. */',
    'export interface hubs {',
    ...hubs,
    '}',
    '',
  ].join('\n')
}

function mapValues<T>(record: Record<string, T>, change: (value: T) => T): Record<string, T> {
  return Object.fromEntries(Object.entries(record).map(([key, value]) => [key, change(value)]))
}
