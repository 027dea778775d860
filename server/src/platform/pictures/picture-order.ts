/** Read from the header: a larger picture is refused before a pixel is decoded. */
export const maxPixels = 40_000_000

/** More than any animation that people send. Only the first frame is decoded, but all are counted. */
export const maxFrames = 2_000

/** A square of the upright picture, in pixels. */
export interface Crop {
  readonly x: number
  readonly y: number
  readonly size: number
}

/** The pictures to make from an upload; never larger than the original. */
export type PictureOrder =
  /** Squares with these sides, of the crop or of the middle. */
  | { readonly shape: 'square'; readonly sizes: readonly number[]; readonly crop?: Crop }
  /** The whole picture, with these lengths of its longer side. */
  | { readonly shape: 'whole'; readonly sizes: readonly number[] }
  /** One picture as large as the upload and in its format; HEIC becomes JPEG. */
  | { readonly shape: 'original' }
  | CardOrder

/** The size of a card that other places show of a page of ours. */
export const [cardWidth, cardHeight] = [1200, 630]

/** A card is drawn, and not made of an upload: the bytes of the job are empty. A PNG. */
export interface CardOrder {
  readonly shape: 'card'
  readonly kind: 'product' | 'community' | 'person' | 'event' | 'article'
  readonly title: string
  /** A second line; may be empty. */
  readonly line: string
  readonly product: string
  /** What is drawn follows from it, such as an id. */
  readonly seed: string
  /** The initials of a person. */
  readonly letters?: string
  /** On the stub of an event. */
  readonly day?: string
  readonly month?: string
}

/** WebP, unless it is an original; in sRGB, upright, without any metadata. */
export interface Picture {
  readonly bytes: Uint8Array
  readonly width: number
  readonly height: number
}

/** The messages to and from the worker: the answer has the pictures, or why it refused. */
export interface WorkerJob {
  readonly bytes: Uint8Array
  readonly order: PictureOrder
}

export type WorkerAnswer =
  | { readonly pictures: readonly Picture[] }
  | {
      readonly refusal: 'invalid_input' | 'unreadable_picture' | 'unavailable'
      readonly reason: string
    }
