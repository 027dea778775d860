interface FileType {
  readonly type: string
  /** Shown in the browser; all other types are only ever downloaded. */
  readonly inline: boolean
}

const shown = (type: string): FileType => ({ type, inline: true })
const downloaded = (type: string): FileType => ({ type, inline: false })
const office = 'application/vnd.openxmlformats-officedocument'

/** All stored types, by extension. Never add types that a browser would execute: SVG, HTML. */
export const fileTypes: ReadonlyMap<string, FileType> = new Map([
  ['webp', shown('image/webp')],
  ['jpg', shown('image/jpeg')],
  ['png', shown('image/png')],
  ['gif', shown('image/gif')],
  ['mp3', shown('audio/mpeg')],
  ['m4a', shown('audio/mp4')],
  ['aac', shown('audio/aac')],
  ['ogg', shown('audio/ogg')],
  ['opus', shown('audio/ogg')],
  ['wav', shown('audio/wav')],
  ['aif', shown('audio/aiff')],
  ['flac', shown('audio/flac')],
  ['weba', shown('audio/webm')],
  ['mp4', shown('video/mp4')],
  ['webm', shown('video/webm')],
  ['mov', shown('video/quicktime')],
  ['pdf', downloaded('application/pdf')],
  ['doc', downloaded('application/msword')],
  ['docx', downloaded(`${office}.wordprocessingml.document`)],
  ['xls', downloaded('application/vnd.ms-excel')],
  ['xlsx', downloaded(`${office}.spreadsheetml.sheet`)],
  ['mid', downloaded('audio/midi')],
  ['zip', downloaded('application/zip')],
  ['txt', downloaded('text/plain; charset=utf-8')],
  // A part of a file that has not arrived as a whole; it is never sent to anybody.
  ['part', downloaded('application/octet-stream')],
])
