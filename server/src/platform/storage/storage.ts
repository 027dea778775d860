import type { Readable } from 'node:stream'

export interface StoredFile {
  readonly size: number
  /** By the key's extension, which we chose after looking at the bytes. */
  readonly type: string
  /** Another one after every `put`. */
  readonly etag: string
}

export interface OpenFile extends StoredFile {
  readonly stream: Readable
}

/** The first and the last byte, both included. */
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
  /** Where the next page goes on; absent on the last. */
  readonly next: string | undefined
}

export interface ListOptions {
  /** The last key of the page before. */
  readonly after?: string | undefined
  /** 100 unless told, 1000 at most. */
  readonly limit?: number | undefined
}

/** Where files are kept. Keys are ours, such as `avatars/<id>/avatar.webp`: see keys.ts. */
export interface Storage {
  /** All or nothing: until the last byte is safe, the key has what it had before. */
  put(key: string, bytes: Uint8Array): Promise<void>
  /** A stream must bring exactly as many bytes as announced; one that does not is refused. */
  put(key: string, stream: Readable, size: number): Promise<void>
  /** Whoever gets the stream reads it to its end or destroys it. */
  get(key: string, range?: ByteRange): Promise<OpenFile | undefined>
  head(key: string): Promise<StoredFile | undefined>
  /** What is not there counts as removed. */
  remove(keys: readonly string[]): Promise<void>
  /** By key, ascending. The folder is one such as `avatars/`, or '' for everything. */
  list(folder: string, options?: ListOptions): Promise<FilePage>
}

export const defaultPage = 100
export const largestPage = 1_000
