import { lazy } from 'react'
import type { ComponentType } from 'react'
import { loadInBackground } from '#shared/load-in-background.ts'
import { loadWhenOnline } from '#shared/load-when-online.ts'

/** A module that exports a component of this name. */
// oxlint-disable-next-line typescript/no-explicit-any -- as React's own types say "any component"
export type ModuleWith<Name extends string> = Record<Name, ComponentType<any>>

/**
 * A part that its reader waits for: it waits for the network, and a failure is shown in its place.
 *
 * @param name of the component in its module
 */
export const lazyPart = <Name extends string, Module extends ModuleWith<Name>>(
  name: Name,
  load: () => Promise<Module>,
) => lazy(async () => ({ default: (await loadWhenOnline(load))[name] }))

/**
 * A part that nobody waits for: without it the page works as it is, and loading is retried until it succeeds.
 *
 * @param name of the component in its module
 */
export const backgroundPart = <Name extends string, Module extends ModuleWith<Name>>(
  name: Name,
  load: () => Promise<Module>,
) => lazy(async () => ({ default: (await loadInBackground(load))[name] }))
