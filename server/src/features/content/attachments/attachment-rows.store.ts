import { voiceWords } from '@patchbay/contract/content/attachments'

/** The same as `wordsOfFile` of the contract, from these columns. */
export const fileWords = (
  name: string,
  { isVoice, seconds }: { readonly isVoice: string; readonly seconds: string },
): string => `(case when ${isVoice} then '${voiceWords}, ' ||
  to_char(make_interval(secs => floor(${seconds})), 'MI:SS') else ${name} end)`

/** The same of a row of this alias. */
export const wordsOfRow = (alias: string): string =>
  fileWords(`${alias}.name`, { isVoice: `${alias}.is_voice`, seconds: `${alias}.seconds` })

/**
 * Belongs to no message, post or listing, and to nothing that was removed. Only its owner sees it, and it is deleted after a day.
 */
export const isLoose = (alias: string): string =>
  `${alias}.post_id is null and ${alias}.message_id is null and ${alias}.listing_id is null
    and ${alias}.removal_id is null`

const sentColumns = [
  'id',
  'name',
  'kind',
  'type',
  'size',
  'bucket',
  'path',
  'width',
  'height',
  'peaks',
  'seconds',
  'is_voice',
  'original_path',
  'original_size',
]

/** One column with the keys of all files of a row. */
export const keysOf = `array_remove(
  array[bucket || '/' || path, bucket || '/' || original_path], null) as keys`

/** The columns that `filesJson` reads. */
export const fileColumns = (alias: string): string =>
  [...sentColumns, 'position', 'missing_at'].map((column) => `${alias}.${column}`).join(', ')

/** An `AttachmentRow` as one column. */
export const fileJson = (alias: string): string => `json_build_object(
  ${sentColumns.map((column) => `'${column}', ${alias}.${column}`).join(', ')},
  'missing', ${alias}.missing_at is not null)`

/**
 * One column with `AttachmentRow`s in their order, or null if there are none. `from` must name the
 * rows `file`, and select them.
 */
export const filesJson = (from: string): string =>
  `(select json_agg(${fileJson('file')} order by file.position) from ${from})`
