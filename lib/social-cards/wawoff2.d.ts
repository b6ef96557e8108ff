declare module 'wawoff2/decompress.js' {
  /** Decompresses a WOFF2 file to TrueType. */
  export default function decompress(file: Uint8Array): Promise<Uint8Array>;
}
