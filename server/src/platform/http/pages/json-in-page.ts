const escapes: Readonly<Record<string, string>> = {
  '<': String.raw`\u003c`,
  '\u2028': String.raw`\u2028`,
  '\u2029': String.raw`\u2029`,
}

/** JSON that cannot end the script element that it stands in. */
export const escapeJson = (json: string): string =>
  json.replace(/[<\u2028\u2029]/g, (character) => escapes[character] ?? '')

/** A data block: no browser runs it, so that it needs no nonce. */
export const dataBlock = (type: string, json: string, id?: string): string =>
  `<script type="${type}"${id === undefined ? '' : ` id="${id}"`}>${escapeJson(json)}</script>`
