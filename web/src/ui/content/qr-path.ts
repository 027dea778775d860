import { encode } from 'uqr'

interface DrawnCode {
  /** In modules, with the quiet border. */
  readonly size: number
  /** Of an SVG: the dark modules. */
  readonly path: string
}

/** What a camera reads, drawn here: no service learns what is in it. */
export function drawQr(text: string): DrawnCode {
  const { size, data } = encode(text, { ecc: 'M', border: 4 })
  const path = data
    .flatMap((row, y) => row.map((isDark, x) => (isDark ? `M${x} ${y}h1v1h-1z` : '')))
    .join('')
  return { size, path }
}
