/** An error that the author of the file can correct. */
export interface ValidationError {
  /** The line in the file, counted from 1. */
  readonly line: number
  readonly message: string
}

export interface Field {
  readonly value: string
  readonly line: number
}

export interface FrontMatter {
  readonly fields: ReadonlyMap<string, Field>
  readonly errors: readonly ValidationError[]
  /** The text below the front matter, and the line on which it begins. */
  readonly body: string
  readonly bodyLine: number
}

const field = /^([a-z]+):(?:[ \t]+(.*))?$/
const fence = /^---\s*$/

/**
 * Reads `key: value` lines between two lines of three dashes, each key once. This is not YAML: the
 * value is everything after the colon, with or without quotation marks.
 */
export function readFrontMatter(text: string, known: readonly string[]): FrontMatter {
  const lines = text.replace(/^\uFEFF/, '').split(/\r\n|\n|\r/)
  const fields = new Map<string, Field>()
  const errors: ValidationError[] = []
  const end = fence.test(lines[0] ?? '')
    ? lines.findIndex((line, index) => index > 0 && fence.test(line))
    : -1
  if (end < 0) {
    const message = 'The file must begin with "---", lines such as "title: …", and "---".'
    return { fields, errors: [{ line: 1, message }], body: '', bodyLine: 1 }
  }
  for (const [index, one] of lines.slice(1, end).entries()) {
    const line = index + 2
    const said = one.trim()
    if (said === '') continue
    const [, key = '', value = ''] = field.exec(said) ?? []
    if (key === '') errors.push({ line, message: `Write "key: value", not "${said}".` })
    else if (!known.includes(key))
      errors.push({ line, message: `There is no "${key}": use ${known.join(', ')}.` })
    else if (fields.has(key)) errors.push({ line, message: `"${key}" stands here a second time.` })
    else fields.set(key, { value: unquote(value.trim()), line })
  }
  return { fields, errors, body: lines.slice(end + 1).join('\n'), bodyLine: end + 2 }
}

const unquote = (value: string): string => /^(["'])((?:(?!\1).)+)\1$/.exec(value)?.[2] ?? value
