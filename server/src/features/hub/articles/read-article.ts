import { slugOf } from '@patchbay/contract/hub/article-slugs'
import { slug as slugRule } from '@patchbay/contract/hub/articles'
import { line as oneLine, prose } from '@patchbay/contract/text'
import * as z from 'zod/mini'
import { checkMarkdown } from './check-markdown.ts'
import { readFrontMatter, type ValidationError, type Field } from './front-matter.ts'

/** Slugs that would hide a route of ours: `/articles/categories` is the list of categories. */
const taken = new Set(['categories'])

export const isFreeSlug = (slug: string): boolean => !taken.has(slug)

/** The checked content of an article file. */
export interface ArticleFacts {
  readonly slug: string
  readonly title: string
  readonly summary: string
  readonly category: { readonly name: string; readonly slug: string }
  /** The id or email address of the author. */
  readonly author: Field
  /** The name of a picture in the same folder. */
  readonly cover: Field | undefined
  readonly date: Date | undefined
  readonly content: string
}

const keys = ['title', 'category', 'author', 'summary', 'cover', 'date', 'slug']
const rules = {
  title: oneLine({ min: 1, max: 150 }),
  category: oneLine({ min: 1, max: 40 }),
  summary: oneLine({ min: 1, max: 300 }),
  author: oneLine({ min: 1, max: 254 }),
}
const contentRule = prose({ min: 1, max: 50_000, tooShort: 'There is no text.' })

/**
 * Returns all errors at once, or the checked content. `name` is the name of the file without its
 * extension.
 */
export function readArticle(
  text: string,
  name: string,
  now: Date,
): ArticleFacts | readonly ValidationError[] {
  const { fields, errors, body, bodyLine } = readFrontMatter(text, keys)
  const found: ValidationError[] = [...errors]
  if (found.length > 0 && fields.size === 0) return found

  const read = (key: keyof typeof rules): string => {
    const field = fields.get(key)
    const parsed = z.safeParse(rules[key], field?.value ?? '')
    if (parsed.success) return parsed.data
    const why = parsed.error.issues[0]?.message ?? ''
    found.push({ line: field?.line ?? 1, message: `"${key}": ${why}.` })
    return ''
  }
  const [title, category, summary] = [read('title'), read('category'), read('summary')]
  read('author')
  const author = fields.get('author') ?? { value: '', line: 1 }

  const slugField = fields.get('slug')
  const slug = slugField?.value ?? slugOf(name)
  if (!z.safeParse(slugRule, slug).success || !isFreeSlug(slug))
    found.push({
      line: slugField?.line ?? 1,
      message: `"slug": "${slug}" cannot be an address: use small letters, digits and single dashes.`,
    })
  const categorySlug = slugOf(category)
  if (category !== '' && !z.safeParse(slugRule, categorySlug).success)
    found.push({
      line: fields.get('category')?.line ?? 1,
      message: '"category": Its name needs letters from a to z, or digits.',
    })

  const dateField = fields.get('date')
  const date = dateField && dateOf(dateField.value)
  if (dateField !== undefined && date === undefined)
    found.push({ line: dateField.line, message: '"date": Write it as 2027-01-31.' })
  else if (dateField !== undefined && dateField.value > now.toISOString().slice(0, 10))
    found.push({ line: dateField.line, message: '"date": That day has not come yet.' })
  const cover = fields.get('cover')
  if (cover !== undefined && !/^[\w-][\w.-]*$/.test(cover.value))
    found.push({ line: cover.line, message: '"cover": Name a file in the same folder.' })

  const content = z.safeParse(contentRule, body)
  if (content.success) found.push(...checkMarkdown(body, bodyLine))
  else found.push({ line: bodyLine, message: content.error.issues.map((i) => i.message).join(' ') })
  if (found.length > 0 || !content.success) return found.toSorted((a, b) => a.line - b.line)
  return {
    slug,
    title,
    summary,
    category: { name: category, slug: categorySlug },
    author,
    cover,
    date,
    content: content.data,
  }
}

/** Noon of a day, so that it is the same day in nearly every time zone. */
function dateOf(value: string): Date | undefined {
  if (!/^\d{4}-\d{2}-\d{2}$/.test(value)) return undefined
  const date = new Date(`${value}T12:00:00Z`)
  const exists = !Number.isNaN(date.getTime()) && date.toISOString().startsWith(value)
  return exists ? date : undefined
}
