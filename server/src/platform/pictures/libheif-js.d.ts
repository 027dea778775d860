/** The part of libheif that we use. The package declares only its WebAssembly functions. */
declare module 'libheif-js/wasm-bundle.js' {
  interface Pixels {
    /** Four bytes a pixel. */
    readonly data: Uint8ClampedArray
    readonly width: number
    readonly height: number
  }
  interface HeifImage {
    readonly get_width: () => number
    readonly get_height: () => number
    readonly display: (target: Pixels, done: (shown: Pixels | null) => void) => void
    readonly free: () => void
  }
  const libheif: {
    readonly ready: Promise<unknown>
    readonly HeifDecoder: new () => { readonly decode: (bytes: Uint8Array) => HeifImage[] }
  }
  export type { HeifImage, Pixels }
  export default libheif
}
