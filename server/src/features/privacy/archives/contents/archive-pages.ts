import { typedOf } from '@patchbay/contract/mentions'
import { Markup, markup } from '../../../../platform/markup.ts'
import { archiveStyle } from './archive-style.ts'
import type { Entry } from './entry-rows.store.ts'
import { archiveTexts as texts, labels } from './texts.ts'

/**
 * The path of each file of the person in the archive, by its id; undefined if it is no longer
 * stored.
 */
export type FilePaths = ReadonlyMap<string, string>

/** Nothing in a page can run or load, whatever its texts say. */
const policy = "default-src 'none'; style-src 'unsafe-inline'; form-action 'none'; base-uri 'none'"

export const pageHead = (title: string, depth = 0): Markup => markup`<!doctype html>
<html lang="en">
<head>
<meta charset="utf-8">
<meta http-equiv="Content-Security-Policy" content="${policy}">
<meta name="viewport" content="width=device-width, initial-scale=1">
<title>${title}</title>
<style>${new Markup(archiveStyle)}</style>
</head>
<body>
<main>
${depth === 0 ? undefined : markup`<p><a href="${'../'.repeat(depth)}index.html">${texts.back}</a></p>`}
<h1>${title}</h1>
`

export const pageEnd = markup`</main>
</body>
</html>
`

/** `createdAt` becomes `Created at`. */
const labelOf = (name: string): string =>
  labels[name] ??
  name
    .replaceAll(/[A-Z]/g, (letter) => ` ${letter.toLowerCase()}`)
    .replace(/^./, (letter) => letter.toUpperCase())

const moment = new Intl.DateTimeFormat('en-GB', {
  dateStyle: 'long',
  timeStyle: 'short',
  timeZone: 'UTC',
})

export const inWords = (date: Date): string => moment.format(date)

const isTime = (name: string): boolean => /(At|^since)$/.test(name)

/** Dates in one form, whatever the time zone of the database is. */
export const tidy = (entry: Entry): Entry =>
  Object.fromEntries(
    Object.entries(entry)
      .filter(([, value]) => value !== null)
      .map(([name, value]) => [
        name,
        isTime(name) && typeof value === 'string' ? new Date(value).toISOString() : value,
      ]),
  )

export const pathInAddress = (path: string): string =>
  path.split('/').map(encodeURIComponent).join('/')

function fileLinks(ids: unknown, files: FilePaths, depth: number): Markup {
  const all = Array.isArray(ids) ? ids.map(String) : []
  return markup`<ul>${all.map((id) => {
    const path = files.get(id)
    if (path === undefined) return markup`<li>${texts.missing}</li>`
    const address = `${'../'.repeat(depth)}${pathInAddress(path)}`
    return markup`<li><a href="${address}">${path.split('/').at(-1)}</a></li>`
  })}</ul>`
}

function valueOf(name: string, value: unknown): Markup {
  if (typeof value === 'boolean') return markup`${value ? texts.yes : texts.no}`
  if (typeof value === 'string')
    return markup`${isTime(name) ? inWords(new Date(value)) : typedOf(value)}`
  if (Array.isArray(value))
    return markup`<ul>${value.map((one) => markup`<li>${valueOf('', one)}</li>`)}</ul>`
  if (typeof value === 'object' && value !== null) return fieldsOf(Object.entries(value))
  return markup`${JSON.stringify(value) ?? ''}`
}

const fieldsOf = (fields: readonly (readonly [string, unknown])[]): Markup =>
  fields.length === 0
    ? markup``
    : markup`<dl>${fields.map(
        ([name, value]) => markup`<dt>${labelOf(name)}</dt><dd>${valueOf(name, value)}</dd>`,
      )}</dl>`

const isEmpty = (value: unknown): boolean =>
  value === null ||
  value === '' ||
  (Array.isArray(value) && value.length === 0) ||
  (typeof value === 'object' && value !== null && Object.keys(value).length === 0)

/** One thing, with its title and its text above the rest. */
export function drawEntry(entry: Entry, files: FilePaths, depth: number): Markup {
  const { title, from, text, files: own, id, ...others } = entry
  const head = title ?? from
  const fields = Object.entries(others).filter(([, value]) => !isEmpty(value))
  const words = entry['deletedAt'] === undefined ? text : texts.deleted
  const isFile = typeof id === 'string' && files.has(id)
  return markup`<article class="card">
${typeof head === 'string' && head !== '' ? markup`<h2 dir="auto">${head}</h2>` : undefined}
${typeof words === 'string' && words !== '' ? markup`<div class="text" dir="auto">${typedOf(words)}</div>` : undefined}
${isFile ? fileLinks([id], files, depth) : undefined}
${isEmpty(own ?? null) ? undefined : fileLinks(own, files, depth)}
${fieldsOf(fields)}
</article>
`
}
