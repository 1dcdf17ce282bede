import type { Client, FetchOptions, FetchResponse, MaybeOptionalInit } from 'openapi-fetch'
import type { paths } from '#schema.gen.ts'

type Method = 'get' | 'put' | 'post' | 'delete'

type PathWith<M extends Method> = {
  [Path in keyof paths]: paths[Path] extends { [Key in M]: unknown } ? Path : never
}[keyof paths]

/** Refuses what a request does not know: openapi-fetch takes any key, and an option of a query among them does nothing. */
type NothingElse<Init> = { [Key in Exclude<keyof Init, keyof FetchOptions<unknown>>]: never }

type Call<M extends Method> = <
  Path extends PathWith<M>,
  Init extends MaybeOptionalInit<paths[Path], M>,
>(
  path: Path,
  ...init: undefined extends MaybeOptionalInit<paths[Path], M>
    ? [init?: Init & NothingElse<Init>]
    : [init: Init & NothingElse<Init>]
) => Promise<FetchResponse<paths[Path][M] & {}, Init, `${string}/${string}`>>

/** The typed client of openapi-fetch, with requests of known keys only. */
export type StrictClient = Omit<Client<paths>, Uppercase<Method>> & {
  GET: Call<'get'>
  PUT: Call<'put'>
  POST: Call<'post'>
  DELETE: Call<'delete'>
}
