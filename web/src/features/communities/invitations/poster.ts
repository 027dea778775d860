import { drawQr } from '../../../ui/content/qr-code.tsx'

const width = 600
const margin = 60
/** This many of the widest letters still fit into a line. */
const mostLetters = 16

const escapes: Readonly<Record<string, string>> = { '&': '&amp;', '<': '&lt;', '>': '&gt;' }
const escaped = (text: string): string => text.replaceAll(/[&<>]/g, (sign) => escapes[sign] ?? '')

/** Lines of whole words; a word that is longer than a line is cut. */
export function linesOf(text: string): readonly string[] {
  const lines: string[] = []
  for (const word of text.split(/\s+/).filter(Boolean)) {
    const pieces = word.match(new RegExp(`.{1,${mostLetters}}`, 'gu')) ?? []
    for (const piece of pieces) {
      const last = lines.at(-1)
      const longer = last === undefined ? piece : `${last} ${piece}`
      if (last !== undefined && longer.length <= mostLetters) lines[lines.length - 1] = longer
      else lines.push(piece)
    }
  }
  return lines
}

interface PosterWords {
  /** Above the name. */
  readonly scan: string
  readonly name: string
  readonly address: string
}

/** A picture for the wall, as a file that stays sharp at any size: black on white, without a font. */
export function posterOf({ scan, name, address }: PosterWords): string {
  const { size, path } = drawQr(address)
  const names = linesOf(name)
  const side = width - 2 * margin
  const top = 100 + names.length * 44
  const line = (text: string, y: number, look: string): string =>
    `<text x="${width / 2}" y="${y}" text-anchor="middle" ${look}>${escaped(text)}</text>`
  const bold = 'font-size="36" font-weight="700"'
  // The whole address on one line, whatever its length: it is for people without a camera.
  const small = `font-size="16" fill="dimgray" textLength="${side}" lengthAdjust="spacingAndGlyphs"`
  return [
    `<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 ${width} ${top + side + 90}" font-family="sans-serif">`,
    `<rect width="100%" height="100%" fill="white"/>`,
    line(scan, 70, 'font-size="26" fill="dimgray"'),
    ...names.map((text, index) => line(text, 118 + index * 44, bold)),
    `<g transform="translate(${margin} ${top}) scale(${side / size})" shape-rendering="crispEdges"><path d="${path}"/></g>`,
    line(address, top + side + 40, small),
    '</svg>',
  ].join('')
}
