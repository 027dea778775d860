import { fileTypes } from './file-types.ts'

const folderName = '[a-z0-9][a-z0-9_-]{0,63}'
const folders = new RegExp(`^(${folderName}/){0,4}$`)
const key = new RegExp(`^(${folderName}/){1,4}${folderName}\\.([a-z0-9]{1,5})$`)

/**
 * We make all keys ourselves: folders and a name in lower case, with a stored extension. Any other
 * key is a programming error and is refused.
 */
export function checkKey(text: string): string {
  if (!fileTypes.has(key.exec(text)?.[2] ?? '')) throw new TypeError('This is not a key of a file.')
  return text
}

export function checkFolder(text: string): string {
  if (!folders.test(text)) throw new TypeError('This is not a folder of files.')
  return text
}

export function typeOf(checked: string): string {
  return fileTypeOf(checked)?.type ?? 'application/octet-stream'
}

export const isShownInline = (checked: string): boolean => fileTypeOf(checked)?.inline === true

const fileTypeOf = (checked: string) => fileTypes.get(checked.slice(checked.lastIndexOf('.') + 1))
