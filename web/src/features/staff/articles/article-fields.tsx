import { slugOf } from '@patchbay/contract/hub/article-slugs'
import { slug as slugRule } from '@patchbay/contract/hub/articles'
import type { Person } from '@patchbay/contract/people/people'
import type { EditableCategory } from '@patchbay/contract/staff/article-categories'
import { articleLengths } from '@patchbay/contract/staff/articles'
import type { ReactNode } from 'react'
import { ApiError } from '../../../platform/http/api-error.ts'
import { AreaField } from '../../../ui/fields/area-field.tsx'
import { countCharacters } from '../../../ui/fields/count-hint.ts'
import { Counter } from '../../../ui/fields/counter.tsx'
import { SelectField } from '../../../ui/fields/select-field.tsx'
import { TextField } from '../../../ui/fields/text-field.tsx'
import { nameOf } from '../../people/people/public.ts'
import { editorTexts as texts } from './texts.ts'
import type { Autosave } from './use-autosave.ts'

interface ArticleFieldsProps {
  saving: Autosave
  disabled: boolean
  categories: readonly EditableCategory[]
  authors: readonly Person[]
}

const isCode = (error: Error | null, code: string): boolean =>
  error instanceof ApiError && error.code === code

const tooLong = (text: string, limit: number): string | undefined =>
  countCharacters(text.trim()) > limit ? texts.tooLong(limit) : undefined

/** Who has lost the role since stays the author until another is chosen. */
const withAuthor = (authors: readonly Person[], author: Person | null): readonly Person[] =>
  author === null || authors.some(({ id }) => id === author.id) ? authors : [...authors, author]

/** What is typed is saved by itself after a moment. */
export function ArticleFields(props: ArticleFieldsProps): ReactNode {
  const { saving, disabled, categories, authors } = props
  const { typed, type, base, error } = saving
  const { title, slug, summary, content, categoryId, authorId } = typed
  const isTaken = isCode(error, 'article_address_taken')
  const slugError = slugRule.safeParse(slug).success ? undefined : texts.slugInvalid
  const typeTitle = (next: string): void => {
    // The address follows the title until somebody changes it.
    const follows = !base.isSlugFixed && (slug === '' || slug === slugOf(title))
    type({ title: next, ...(follows && { slug: slugOf(next).slice(0, 100) }) })
  }
  return (
    <div className="space-y-4">
      <TextField
        label={texts.title}
        dir="auto"
        disabled={disabled}
        value={title}
        error={tooLong(title, articleLengths.title)}
        counter={<Counter text={title} limit={articleLengths.title} />}
        onChange={(event) => typeTitle(event.target.value)}
      />
      <TextField
        label={texts.slug}
        disabled={disabled || base.isSlugFixed}
        value={slug}
        hint={base.isSlugFixed ? texts.slugFixed : texts.slugHint(slug)}
        error={isTaken ? texts.taken : slugError}
        onChange={(event) => type({ slug: event.target.value })}
      />
      <AreaField
        label={texts.summary}
        rows={2}
        dir="auto"
        disabled={disabled}
        value={summary}
        error={tooLong(summary, articleLengths.summary)}
        counter={<Counter text={summary} limit={articleLengths.summary} />}
        onChange={(event) => type({ summary: event.target.value.replaceAll('\n', ' ') })}
      />
      <div className="grid gap-4 md:grid-cols-2">
        <SelectField
          label={texts.category}
          disabled={disabled}
          value={categoryId ?? ''}
          onChange={(event) => type({ categoryId: event.target.value || null })}
        >
          <option value="">{texts.noCategory}</option>
          {categories.map(({ id, name }) => (
            <option key={id} value={id}>
              {name}
            </option>
          ))}
        </SelectField>
        <SelectField
          label={texts.author}
          disabled={disabled}
          value={authorId ?? ''}
          onChange={(event) => type({ authorId: event.target.value || null })}
        >
          <option value="">{base.isSlugFixed ? texts.authorSoFar : texts.publisher}</option>
          {withAuthor(authors, base.author).map((author) => (
            <option key={author.id} value={author.id}>
              {nameOf(author)}
            </option>
          ))}
        </SelectField>
      </div>
      <AreaField
        label={texts.content}
        rows={24}
        dir="auto"
        disabled={disabled}
        value={content}
        error={tooLong(content, articleLengths.content)}
        counter={<Counter text={content} limit={articleLengths.content} />}
        onChange={(event) => type({ content: event.target.value })}
      />
    </div>
  )
}
