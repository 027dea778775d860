import type { Format } from './formats.ts'
import { typeInto } from '../writing/type-into.ts'

/** A text box: its text, and what is selected in it. */
export interface Box {
  readonly text: string
  readonly from: number
  readonly to: number
}

/** The text that takes the place of a part of the box, and what is selected then. */
export interface Change extends Box {
  /** The part that is replaced; `from` and `to` are the new selection. */
  readonly at: number
  readonly end: number
}

const markers = { bold: '*', italic: '_', strike: '~', code: '`' } as const
const starts = { quote: '> ', list: '- ' } as const
const anyStart = { quote: /^> ?/, list: /^(?:[-*•]|\d{1,3}[.)]) +/ } as const
const fence = '```'

/** The lines that the selection touches. */
function linesAround({ text, from, to }: Box): readonly [number, number] {
  const end = text.indexOf('\n', to)
  return [text.lastIndexOf('\n', from - 1) + 1, end < 0 ? text.length : end]
}

function toggleLines(box: Box, format: keyof typeof starts): Change {
  const [at, end] = linesAround(box)
  const lines = box.text.slice(at, end).split('\n')
  const start = anyStart[format]
  const isOn = lines.every((line) => start.test(line) || line === '') && lines.join('') !== ''
  const changed = lines.map((line) => {
    if (isOn) return line.replace(start, '')
    return line === '' && lines.length > 1 ? line : starts[format] + line
  })
  const text = changed.join('\n')
  const isCaret = box.from === box.to
  const shift = text.length - (end - at)
  const caret = Math.max(at, box.to + shift)
  return { text, at, end, from: isCaret ? caret : at, to: isCaret ? caret : at + text.length }
}

/** A marker stands beside words, and begins and ends in the same line. */
function wrapLine(line: string, marker: string): string {
  const words = line.trim()
  if (words === '') return line
  const at = line.indexOf(words)
  return line.slice(0, at) + marker + words + marker + line.slice(at + words.length)
}

const isWrapped = (words: string, marker: string): boolean =>
  words.length > 2 * marker.length && words.startsWith(marker) && words.endsWith(marker)

const unwrap = (words: string, marker: string): string =>
  words.slice(marker.length, words.length - marker.length)

/** Several lines of code stand between two lines of their own. */
function toggleFence({ text, from, to }: Box): Change {
  const words = text.slice(from, to)
  const inner = words.match(/^```\n([^]*)\n```$/)?.[1]
  if (inner !== undefined) return { text: inner, at: from, end: to, from, to: from + inner.length }
  const before = from > 0 && text.charAt(from - 1) !== '\n' ? '\n' : ''
  const after = to < text.length && text.charAt(to) !== '\n' ? '\n' : ''
  const fenced = `${fence}\n${words}\n${fence}`
  const start = from + before.length
  return {
    text: before + fenced + after,
    at: from,
    end: to,
    from: start,
    to: start + fenced.length,
  }
}

/** Without a selection: a pair to write in, or the end of the one that is written in. */
function toggleCaret({ text, from }: Box, marker: string): Change {
  const isBefore = text.startsWith(marker, from)
  if (isBefore && !text.endsWith(marker, from) && /\S$/.test(text.slice(0, from))) {
    const after = from + marker.length
    return { text: marker, at: from, end: after, from: after, to: after }
  }
  const isEmptyPair = isBefore && text.slice(0, from).endsWith(marker)
  if (isEmptyPair) {
    const at = from - marker.length
    return { text: '', at, end: from + marker.length, from: at, to: at }
  }
  const inside = from + marker.length
  return { text: marker + marker, at: from, end: from, from: inside, to: inside }
}

function toggleMarker(box: Box, format: keyof typeof markers): Change {
  const { text } = box
  const marker = markers[format]
  const selected = text.slice(box.from, box.to)
  const words = selected.trim()
  if (words === '') return toggleCaret({ ...box, from: box.to }, marker)
  // Spaces and line breaks around the words stay where they are.
  const from = box.from + selected.indexOf(words)
  const to = from + words.length
  if (words.includes('\n')) {
    if (format === 'code') return toggleFence({ text, from, to })
    const lines = words.split('\n')
    const isOn = lines.every((line) => line.trim() === '' || isWrapped(line.trim(), marker))
    const changed = lines
      .map((line) =>
        isOn
          ? line.replace(line.trim(), () => unwrap(line.trim(), marker))
          : wrapLine(line, marker),
      )
      .join('\n')
    return { text: changed, at: from, end: to, from, to: from + changed.length }
  }
  const at = from - marker.length
  const end = to + marker.length
  if (isWrapped(text.slice(Math.max(0, at), end), marker) && at >= 0)
    return { text: words, at, end, from: at, to: at + words.length }
  if (isWrapped(words, marker)) {
    const inner = unwrap(words, marker)
    return { text: inner, at: from, end: to, from, to: from + inner.length }
  }
  const wrapped = marker + words + marker
  return { text: wrapped, at: from, end: to, from: from + marker.length, to: to + marker.length }
}

/** What a format does to a box; the same format again takes it back. */
export const changeOf = (box: Box, format: Format): Change =>
  format === 'quote' || format === 'list' ? toggleLines(box, format) : toggleMarker(box, format)

/** Formats what is selected, and selects it again. */
export function formatSelection(area: HTMLTextAreaElement, format: Format): void {
  if (area.readOnly || area.disabled) return
  const { value, selectionStart, selectionEnd } = area
  const change = changeOf({ text: value, from: selectionStart, to: selectionEnd }, format)
  typeInto(area, { from: change.at, to: change.end, text: change.text })
  area.setSelectionRange(change.from, change.to)
}
