/** Addresses of stored files. */
export const assetLinks = {
  /** @param hash SHA-256 in hex @param filename what a download is called */
  file: (hash: string, filename: string) => `/assets/${hash}/${encodeURIComponent(filename)}`,
}
