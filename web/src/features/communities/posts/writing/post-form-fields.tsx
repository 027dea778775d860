import type { ReactNode } from 'react'
import { AreaField } from '../../../../ui/fields/area-field.tsx'
import { Counter } from '../../../../ui/fields/counter.tsx'
import { TextField } from '../../../../ui/fields/text-field.tsx'
import { CategoryField } from '../../categories/public.ts'
import { postFormTexts as texts } from '../texts.ts'
import type { useNewPost } from './use-new-post.ts'

interface PostFormFieldsProps extends Pick<
  ReturnType<typeof useNewPost>,
  'state' | 'draft' | 'change'
> {
  rows: number
  /** What is written first takes the focus; then the title comes after it. */
  contentFirst?: boolean
}

/** The fields of a new post, in the sheet and in place. */
export function PostFormFields(props: PostFormFieldsProps): ReactNode {
  const { state, draft, change, rows, contentFirst = false } = props
  const { validationErrors, isSending } = state
  const content = draft?.content ?? ''
  const title = (
    <TextField
      label={texts.title}
      name="title"
      dir="auto"
      autoComplete="off"
      optional
      value={draft?.title ?? ''}
      error={validationErrors.title}
      readOnly={isSending}
      onChange={(event) => change({ title: event.target.value })}
    />
  )
  return (
    <>
      {!contentFirst && title}
      <AreaField
        label={texts.content}
        name="content"
        rows={rows}
        dir="auto"
        value={content}
        counter={<Counter text={content} limit={10_000} />}
        error={validationErrors.content}
        readOnly={isSending}
        onChange={(event) => change({ content: event.target.value })}
      />
      <div className={contentFirst ? 'grid gap-4 md:grid-cols-2' : undefined}>
        {contentFirst && title}
        <CategoryField
          value={draft?.categoryId ?? ''}
          error={validationErrors.categoryId}
          disabled={isSending}
          onChange={(categoryId) => change({ categoryId })}
        />
      </div>
    </>
  )
}
