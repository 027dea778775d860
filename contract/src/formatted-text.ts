import { piecesOf, type Piece } from './formatted-line.ts'
import { typedOf } from './mentions.ts'

interface Row {
  /** The piece begins here, with its marker. */
  readonly at: number
  readonly marker: string
  readonly pieces: readonly Piece[]
}

/** Lines of a text that are shown together. Joined by line breaks, the blocks are the text again. */
export type Block =
  | { readonly kind: 'lines'; readonly at: number; readonly pieces: readonly Piece[] }
  | {
      readonly kind: 'quote' | 'bullets' | 'numbers'
      readonly at: number
      readonly rows: readonly Row[]
    }
  | {
      readonly kind: 'code'
      readonly at: number
      /** The lines around it. */
      readonly opening: string
      readonly text: string
      readonly closing: string
    }

interface Line {
  readonly at: number
  readonly text: string
}

/** Text without any of these is shown as it is. */
const anySign = /[*_~`>]|^[-•\d]/m

const fence = /^```[\w+#.-]{0,20}\s*$/
const fenceEnd = /^```\s*$/
const starts = {
  quote: /^>(?: |\r?$)/,
  bullets: /^[-*•] +(?=\S)/,
  numbers: /^\d{1,3}[.)] +(?=\S)/,
} as const
/** One line that begins like this may be a signature, a footnote or a year: as it was typed. */
const fewest = { quote: 1, bullets: 2, numbers: 2 } as const
const rowKinds = ['quote', 'bullets', 'numbers'] as const

function linesOf(text: string): readonly Line[] {
  const lines: Line[] = []
  let at = 0
  for (const one of text.split('\n')) {
    lines.push({ at, text: one })
    at += one.length + 1
  }
  return lines
}

const joined = (lines: readonly Line[]): string => lines.map(({ text }) => text).join('\n')

/** Code between two lines of three backticks. */
function codeAt(
  lines: readonly Line[],
  from: number,
  lastEnd: number,
): [Block, number] | undefined {
  const first = lines[from]
  if (!first || from >= lastEnd || !fence.test(first.text)) return undefined
  let to = from + 1
  while (!fenceEnd.test(lines[to]?.text ?? '')) to += 1
  const text = typedOf(joined(lines.slice(from + 1, to)))
  if (text.trim() === '') return undefined
  const closing = lines[to]?.text ?? ''
  return [{ kind: 'code', at: first.at, opening: first.text, text, closing }, to + 1]
}

function rowsAt(lines: readonly Line[], from: number): [Block, number] | undefined {
  for (const kind of rowKinds) {
    const rows: Row[] = []
    for (let line = lines[from]; line; line = lines[from + rows.length]) {
      const marker = starts[kind].exec(line.text)?.[0]
      // A quote has words in its first line.
      if (marker === undefined || (rows.length === 0 && marker === line.text)) break
      const { at, text } = line
      rows.push({ at, marker, pieces: piecesOf(text.slice(marker.length), at + marker.length) })
    }
    if (rows.length >= fewest[kind])
      return [{ kind, at: rows[0]?.at ?? 0, rows }, from + rows.length]
  }
  return undefined
}

/** What people type is stored as it is; this says how it is shown. */
export function blocksOf(text: string): readonly Block[] {
  if (!anySign.test(text))
    return [{ kind: 'lines', at: 0, pieces: text === '' ? [] : [{ kind: 'text', at: 0, text }] }]
  const lines = linesOf(text)
  const lastEnd = lines.findLastIndex((line) => fenceEnd.test(line.text))
  const blocks: Block[] = []
  let others: Line[] = []
  const close = (): void => {
    const at = others[0]?.at
    if (at !== undefined) blocks.push({ kind: 'lines', at, pieces: piecesOf(joined(others), at) })
    others = []
  }
  for (let next = 0; next < lines.length;) {
    const found = codeAt(lines, next, lastEnd) ?? rowsAt(lines, next)
    if (found) {
      close()
      blocks.push(found[0])
      next = found[1]
    } else {
      others.push(...lines.slice(next, next + 1))
      next += 1
    }
  }
  close()
  return blocks
}

const wordsOf = (pieces: readonly Piece[]): string =>
  pieces.map((one) => ('text' in one ? one.text : wordsOf(one.pieces))).join('')

function plainBlock(block: Block): string {
  if (block.kind === 'lines') return wordsOf(block.pieces)
  if (block.kind === 'code') return block.text
  return block.rows
    .map(({ marker, pieces }) => {
      const words = wordsOf(pieces)
      if (block.kind === 'quote') return words
      return block.kind === 'bullets' ? `• ${words}` : marker + words
    })
    .join('\n')
}

/** The words without markers, where only a line of them is shown or said. */
export const plainText = (text: string): string =>
  anySign.test(text) ? blocksOf(text).map(plainBlock).join('\n') : text

/** The most characters of a message or a reply that is quoted above an answer to it. */
export const longestQuote = 120

/** The beginning of the first line, without its markers. */
export function firstWords(text: string): string {
  const [line = ''] = plainText(text).split('\n')
  return Array.from(line).slice(0, longestQuote).join('')
}
