/** A whole file of which only the needed parts are read, wherever it is. */
export interface FileParts {
  readonly size: number
  /** Shorter at the end of the file, and empty behind it. */
  read(start: number, length: number): Promise<Buffer>
}

export const partsOf = (bytes: Buffer): FileParts => ({
  size: bytes.length,
  read: async (start, length) => bytes.subarray(start, start + length),
})

/** The same file without its first bytes. */
export const partsAfter = (file: FileParts, skipped: number): FileParts => ({
  size: Math.max(0, file.size - skipped),
  read: (start, length) => file.read(skipped + start, length),
})
