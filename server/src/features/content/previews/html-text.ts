const named: Readonly<Record<string, string>> = {
  amp: '&',
  lt: '<',
  gt: '>',
  quot: '"',
  apos: "'",
  nbsp: ' ',
  copy: '©',
  reg: '®',
  trade: '™',
  hellip: '…',
  middot: '·',
  bull: '•',
  ndash: '–',
  mdash: '—',
  lsquo: '‘',
  rsquo: '’',
  ldquo: '“',
  rdquo: '”',
  laquo: '«',
  raquo: '»',
  agrave: 'à',
  aacute: 'á',
  acirc: 'â',
  atilde: 'ã',
  auml: 'ä',
  aring: 'å',
  aelig: 'æ',
  ccedil: 'ç',
  egrave: 'è',
  eacute: 'é',
  ecirc: 'ê',
  euml: 'ë',
  iacute: 'í',
  icirc: 'î',
  iuml: 'ï',
  ntilde: 'ñ',
  oacute: 'ó',
  ocirc: 'ô',
  ouml: 'ö',
  oslash: 'ø',
  uacute: 'ú',
  ucirc: 'û',
  uuml: 'ü',
  szlig: 'ß',
  Auml: 'Ä',
  Ouml: 'Ö',
  Uuml: 'Ü',
  Eacute: 'É',
}

const reference = /&(?:#(\d{1,7})|#x([\da-f]{1,6})|([a-z]{2,8}));/gi

function characterOf(code: number): string {
  const isOne = code > 0 && code <= 0x10_ff_ff && !(code >= 0xd8_00 && code <= 0xdf_ff)
  return isOne ? String.fromCodePoint(code) : ''
}

/**
 * The text that a piece of HTML stands for, once: what it says may look like HTML again, and stays
 * text.
 */
export const textOf = (html: string): string =>
  html.replaceAll(reference, (whole, decimal?: string, hex?: string, name?: string) => {
    if (decimal !== undefined) return characterOf(Number.parseInt(decimal, 10))
    if (hex !== undefined) return characterOf(Number.parseInt(hex, 16))
    return (name !== undefined && (named[name] ?? named[name.toLowerCase()])) || whole
  })

/** Control and format characters, which can reverse or hide what stands beside them. */
const misleading = /[\p{Cc}\p{Cf}\p{Co}\u2028\u2029]+/gu
/** Joins the parts of an emoji, and shapes letters in some scripts. */
const joiners = /[\u200c\u200d]/

/** One line of plain words, cut at whole characters; undefined if nothing can be read. */
/** Letters and symbols without a shape: fillers of Hangul, and an empty pattern of Braille. */
const drawsNothing = /[\u115f\u1160\u2800\u3164\uffa0]/g

export function plainLine(text: string | undefined, longest: number): string | undefined {
  const clean = (text ?? '')
    .slice(0, 4_000)
    .toWellFormed()
    .normalize('NFC')
    .replaceAll(misleading, (found) => (joiners.test(found) && found.length === 1 ? found : ' '))
    .replaceAll(/\s+/g, ' ')
    .trim()
  if (!/[\p{L}\p{N}\p{S}]/u.test(clean.replaceAll(drawsNothing, ''))) return undefined
  const characters = Array.from(clean)
  if (characters.length <= longest) return clean
  return `${characters
    .slice(0, longest - 1)
    .join('')
    .trimEnd()}…`
}
