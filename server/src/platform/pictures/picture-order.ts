/** A square of the picture as people see it, turned upright; in its pixels. */
export interface Crop {
  readonly x: number
  readonly y: number
  readonly size: number
}

/** Which pictures to make of one; never larger than what is there. */
export type PictureOrder =
  /** Squares with sides of these lengths: of the crop, or of the middle. */
  | { readonly shape: 'square'; readonly sizes: readonly number[]; readonly crop?: Crop }
  /** The whole picture, its longer side of these lengths. */
  | { readonly shape: 'whole'; readonly sizes: readonly number[] }

/** Always WebP in sRGB, upright, without any metadata. */
export interface Picture {
  readonly bytes: Uint8Array
  readonly width: number
  readonly height: number
}

/** What goes to the worker, and what comes back: the pictures, or why there are none. */
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
