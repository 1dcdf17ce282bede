import type { Download } from '@halyard/query'

/** The type that the server asks of a package, whatever a browser made of its name. */
const packageType = 'application/zip'

/** A game package as it is sent. */
export const packageFile = ({ blob, fileName }: Download): File =>
  new File([blob], fileName, { type: packageType })
