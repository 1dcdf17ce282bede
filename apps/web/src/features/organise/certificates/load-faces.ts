import { hasLetter } from '#features/organise/certificates/draw.ts'
import type { LoadedFace } from '#features/organise/certificates/draw.ts'
import { faces } from '#features/organise/certificates/faces.ts'

/** The faces that a text needs, preferred first; the one with question marks is always there. */
export function loadFaces(text: string): Promise<LoadedFace[]> {
  const codes = [...new Set(`${text}?`)].map((letter) => letter.codePointAt(0) ?? 0)
  const needed = new Set(codes.map((code) => faces.find((face) => hasLetter(face, code))))
  return Promise.all(
    faces
      .filter((face) => needed.has(face))
      .map(async (face) => {
        const response = await fetch(face.url)
        if (!response.ok) throw new TypeError(`A font did not load: ${response.status}`)
        return { ...face, bytes: new Uint8Array(await response.arrayBuffer()) }
      }),
  )
}
