// Parts that load when they are first needed do so in one of two ways (apps/web/src/shared/lazy-part.ts); this finds others.
import { globSync, readFileSync } from 'node:fs'
import { fileURLToPath } from 'node:url'
import { expect, it } from 'vitest'

const root = fileURLToPath(new URL('../../', import.meta.url))
/** Where the ways are. */
const ways = /shared\/lazy-(part|component)\.tsx?$/

const usesReactsLazy = (source: string) =>
  /import\s*(?:\w+,\s*)?\{[^}]*\blazy\b[^}]*\}\s*from 'react'/.test(source) ||
  /\bReact\.lazy\b/.test(source)

it('finds who loads a part in a way of its own', () => {
  expect(usesReactsLazy("import { Suspense, lazy, useState } from 'react'")).toBe(true)
  expect(usesReactsLazy("import {\n  Suspense,\n  lazy,\n} from 'react'")).toBe(true)
  expect(usesReactsLazy("import { Suspense } from 'react'")).toBe(false)
})

it('every part of the web client is loaded in one of the two ways', () => {
  const files = globSync('apps/web/src/**/*.{ts,tsx}', { cwd: root })
  expect(files.length).toBeGreaterThan(500)
  const strays = files.filter(
    (path) => !ways.test(path) && usesReactsLazy(readFileSync(`${root}${path}`, 'utf8')),
  )
  expect(strays).toEqual([])
})
