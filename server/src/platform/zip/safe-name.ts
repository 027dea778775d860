/** Names that Windows keeps for itself, whatever their ending. */
const reserved = /^(con|prn|aux|nul|com\d|lpt\d)(\.|$)/i
const misleading = /[\p{Cc}\p{Cf}\p{Cs}\u2028\u2029]/gu
const longest = 100

/**
 * The name of a file as one part of a path on any machine: nothing in it leads to another folder,
 * and it is never empty. The ending stays.
 */
export function safeName(given: string): string {
  const plain = given
    .normalize('NFC')
    .replaceAll(misleading, '')
    .replaceAll(/[/\\:*?"<>|]/g, '_')
    .replace(/^[.\s]+/, '')
    .replace(/[.\s]+$/, '')
  const dot = plain.lastIndexOf('.')
  const [stem, end] = dot > 0 ? [plain.slice(0, dot), plain.slice(dot)] : [plain, '']
  const cut = Array.from(stem).slice(0, longest).join('')
  const name = `${cut}${Array.from(end).slice(0, 12).join('')}`
  if (name === '') return 'file'
  return reserved.test(name) ? `_${name}` : name
}
