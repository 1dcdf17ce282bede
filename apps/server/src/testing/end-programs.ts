// Evaluated for every test file, unlike modules they import: their hooks would be those of the first file alone.
import { afterAll, afterEach } from 'vitest'
import { endPrograms, removeFolders } from '#testing/program.ts'

afterEach(endPrograms)
afterAll(removeFolders)
