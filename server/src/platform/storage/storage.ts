import type { Readable } from 'node:stream'
import type { Draft } from './drafts.ts'

export interface StoredFile {
  readonly size: number
  /** Derived from the key's extension, which was chosen according to the bytes. */
  readonly type: string
  /** Changes with every `put`. */
  readonly etag: string
}

export interface OpenFile extends StoredFile {
  readonly stream: Readable
}

/** The first and the last byte, inclusive. */
export interface ByteRange {
  readonly start: number
  readonly end: number
}

export interface ListedFile {
  readonly key: string
  readonly size: number
  readonly storedAt: Date
}

export interface FilePage {
  readonly files: readonly ListedFile[]
  /** The cursor of the next page; absent on the last. */
  readonly next: string | undefined
}

export interface ListOptions {
  /** The last key of the previous page. */
  readonly after?: string | undefined
  /** 100 by default, 1000 at most. */
  readonly limit?: number | undefined
}

/** The store of files. We make the keys, such as `avatars/<id>/avatar.webp`: see keys.ts. */
export interface Storage {
  /**
   * All or nothing: until the last byte is safe, the key keeps its old content. A draft is used up,
   * also if this fails.
   */
  put(key: string, content: Uint8Array | Draft): Promise<void>
  /**
   * A stream must have exactly the announced number of bytes; otherwise it is refused. It is closed
   * in any case: an open file that nobody refers to ends the process when memory is tidied.
   */
  put(key: string, stream: Readable, size: number): Promise<void>
  /**
   * Writes a file to the disk of this machine, so that it can be examined before it gets a key. The
   * caller must store or discard it.
   */
  draft(source: AsyncIterable<Uint8Array>): Promise<Draft>
  /** The caller must read the stream to its end or destroy it. */
  get(key: string, range?: ByteRange): Promise<OpenFile | undefined>
  head(key: string): Promise<StoredFile | undefined>
  /** Missing files count as removed. */
  remove(keys: readonly string[]): Promise<void>
  /** Ascending by key. The folder is, for example, `avatars/`, or '' for everything. */
  list(folder: string, options?: ListOptions): Promise<FilePage>
}

export const defaultPage = 100
export const largestPage = 1_000
