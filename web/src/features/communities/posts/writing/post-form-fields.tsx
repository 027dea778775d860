import type { ReactNode } from 'react'
import { Counter } from '../../../../ui/fields/counter.tsx'
import { TextField } from '../../../../ui/fields/text-field.tsx'
import { WritingField } from '../../../../ui/fields/writing/writing-field.tsx'
import type { MentionSource } from '../../../../ui/fields/mentions/mention-source.ts'
import { CategoryField } from '../../categories/public.ts'
import { PreviewWish } from '../../../content/previews/public.ts'
import { postFormTexts as texts } from '../texts.ts'
import { PostPollFields } from './post-poll-fields.tsx'
import type { useNewPost } from './use-new-post.ts'

interface PostFormFieldsProps extends Pick<
  ReturnType<typeof useNewPost>,
  'state' | 'draft' | 'change'
> {
  rows: number
  /**
   * Below a heading that says what is written: the text comes first and grows, and the rest only
   * once something was begun.
   */
  inlineForm?: 'started' | 'empty'
  mentions: MentionSource | undefined
}

/** The fields of a new post, in the sheet and in place. */
export function PostFormFields(props: PostFormFieldsProps): ReactNode {
  const { state, draft, change, rows, inlineForm, mentions } = props
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
      {!inlineForm && title}
      <WritingField
        label={texts.content}
        name="content"
        rows={rows}
        grows={inlineForm !== undefined}
        unlabelled={inlineForm !== undefined}
        placeholder={inlineForm && texts.example}
        value={content}
        counter={<Counter text={content} limit={10_000} />}
        error={validationErrors.content}
        readOnly={isSending}
        onWrite={(written) => change({ content: written })}
        mentions={mentions}
      />
      <PreviewWish
        text={content}
        leftOut={draft?.leftOut}
        onLeaveOut={(leftOut) => {
          change({ leftOut })
          // The button is gone.
          state.form.current
            ?.querySelector<HTMLElement>('[name=content]')
            ?.focus({ preventScroll: true })
        }}
      />
      {inlineForm !== 'empty' && (
        <PostPollFields
          draft={draft?.poll}
          onChange={(poll) => change({ poll })}
          validationErrors={validationErrors}
          isSending={isSending}
        />
      )}
      {inlineForm !== 'empty' && (
        <div className={inlineForm && 'grid gap-3 md:grid-cols-2'}>
          {inlineForm && title}
          <CategoryField
            value={draft?.categoryId ?? ''}
            error={validationErrors.categoryId}
            disabled={isSending}
            onChange={(categoryId) => change({ categoryId })}
          />
        </div>
      )}
    </>
  )
}
