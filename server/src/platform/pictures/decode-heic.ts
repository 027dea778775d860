import type { HeifImage, Pixels } from 'libheif-js/wasm-bundle.js'
import { maxPixels } from './picture-order.ts'

type Decoder = { readonly decode: (bytes: Uint8Array) => HeifImage[] }

/** One for all pictures: it frees the file of the last picture when it reads the next one. */
let decoder: Decoder | undefined

/**
 * The upright pixels of a photo of an iPhone. sharp comes without a decoder for HEVC, which is
 * patented; this one is WebAssembly, so a hostile picture cannot reach beyond it. It is loaded with
 * the first such picture, because it takes 40 MB.
 */
export async function decodeHeic(bytes: Uint8Array): Promise<Pixels> {
  const { default: libheif } = await import('libheif-js/wasm-bundle.js')
  await libheif.ready
  decoder ??= new libheif.HeifDecoder()
  const images = decoder.decode(bytes)
  try {
    const [image] = images
    if (image === undefined) throw new Error('There is no picture in it.')
    const [width, height] = [image.get_width(), image.get_height()]
    if (width * height > maxPixels) throw new Error('The picture has too many pixels.')
    const data = new Uint8ClampedArray(width * height * 4)
    return await new Promise((resolve, reject) => {
      image.display({ data, width, height }, (shown) =>
        shown ? resolve({ data, width, height }) : reject(new Error('It cannot be decoded.')),
      )
    })
  } finally {
    for (const image of images) image.free()
  }
}
