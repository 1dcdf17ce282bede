// Follows docs/how-to/add-an-endpoint.md: an operation from the contract to a screen, and a field that gets another name.
import { existsSync, readFileSync } from 'node:fs'
import { join } from 'node:path'
import { afterAll, beforeAll, expect, it } from 'vitest'
import { WorkspaceCopy } from './workspace-copy.ts'

const page = readFileSync(join(import.meta.dirname, '../../docs/how-to/add-an-endpoint.md'), 'utf8')

const OPERATION = `get:
  operationId: getTeamMotto
  tags:
    - team
  summary: Read the motto of a team
  description: Everybody may read it.
  x-role: Anonymous
  security: []
  parameters:
    - $ref: ../../parameters/TeamId.yaml
  responses:
    '200':
      description: The motto
      content:
        application/json:
          schema:
            $ref: ../../schemas/team/TeamMottoModel.yaml
          example:
            motto: Meow.
    '404':
      $ref: ../../responses/NotFound.yaml
      description: No such team
    '429':
      $ref: ../../responses/TooManyRequests.yaml
    '500':
      $ref: ../../responses/InternalError.yaml
    '503':
      $ref: ../../responses/ServiceUnavailable.yaml
`
const TYPE = `type: object
description: What a team lives by.
required:
  - motto
properties:
  motto:
    type:
      - string
      - 'null'
    description: The motto, null when there is none.
`
const HANDLER = `const getTeamMotto = handle('getTeamMotto', async ({ db, path }) => {
  const { bio } = await service.requireTeam(db, path.id)
  return { motto: bio }
})

`
const QUERY = `  motto: (id: number) =>
    queryOptions({
      queryKey: [...all, 'motto', id],
      queryFn: ({ signal }) =>
        unwrap(api().GET('/api/team/{id}/motto', { params: { path: { id } }, signal })),
      staleTime: fresh.list,
    }),
`
const HOOK = `
export const useGetTeamMotto = queryHook(teamQueries.motto)
`
const PART = `import { useGetTeamMotto } from '@halyard/query'

export function TeamMotto({ teamId }: { teamId: number }) {
  const { data } = useGetTeamMotto(teamId)
  return <p dir="auto">{data?.motto}</p>
}
`

const TIMEOUT = 300_000
let copy: WorkspaceCopy
beforeAll(async () => {
  copy = await WorkspaceCopy.makeWhole()
}, TIMEOUT)
afterAll(() => copy.remove())

it('names files that are there', () => {
  const files = [...page.matchAll(/`((?:src|openapi|apps|packages)\/[\w./-]+\.ts)`/g)]
  expect(files.length).toBeGreaterThan(0)
  expect(files.filter(([, file = '']) => !existsSync(place(file)))).toEqual([])
})

/** Where a file of the page is; the page names those of the server from its folder on. */
const place = (file: string) =>
  join(import.meta.dirname, '../..', file.startsWith('src/') ? `apps/server/${file}` : file)

/** As `pnpm types` has it, of both sides. */
const types = () => copy.run('types', 'apps/server', 'apps/web')

it(
  'an operation is added step by step, and a field gets another name',
  { timeout: TIMEOUT },
  async () => {
    await copy.write('openapi/paths/team/motto.yaml', OPERATION)
    await copy.write('openapi/schemas/team/TeamMottoModel.yaml', TYPE)
    const next = '  /api/team/accept:\n'
    const path = '  /api/team/{id}/motto:\n    $ref: paths/team/motto.yaml\n'
    await copy.edit('openapi/platform.yaml', next, path + next)
    const team = 'openapi/schemas/team/TeamInfoModel.yaml'
    await copy.editAll(team, /\blocked\b(?=:|$)/gm, 'closed')
    expect(await copy.run('api:generate')).toMatchObject({ code: 0 })

    // The server does not compile until the operation has a handler, and both sides miss the old name.
    const { output } = await types()
    expect(output).toMatch(/apps\/server\/src\/http\/contract\/handlers\.ts.*\n?.*getTeamMotto/)
    expect(output).toMatch(/apps\/server\/src\/modules\/team\/view\.ts/)
    expect(output).toMatch(/apps\/web\/src\/features\/team\//)

    await copy.editAll(team, /\bclosed\b(?=:|$)/gm, 'locked')
    await copy.run('api:generate')
    const handlers = 'apps/server/src/modules/team/handlers.ts'
    const list = 'export const teamHandlers = {\n'
    await copy.edit(handlers, list, `${HANDLER}${list}  getTeamMotto,\n`)
    const queries = 'packages/query/src/team/queries.ts'
    await copy.edit(queries, '  /** The code that lets', `${QUERY}  /** The code that lets`)
    const hooks = 'packages/query/src/team/hooks.ts'
    await copy.write(hooks, (await copy.read(hooks)) + HOOK)
    await copy.write('apps/web/src/features/team/team-motto.tsx', PART)
    expect(await types()).toEqual({ code: 0, output: '' })
    expect((await copy.run('api:status')).output).toMatch(
      /Operations in the contract +(\d+)\n[^]*built by the server +\1\n/,
    )
  },
)
