import type { CommunityPost } from '@patchbay/contract/communities/posts'
import { useEffect, type ReactNode } from 'react'
import { Button } from '../../../../ui/buttons/button.tsx'
import { Counter } from '../../../../ui/fields/counter.tsx'
import { Form } from '../../../../ui/fields/form.tsx'
import { TextField } from '../../../../ui/fields/text-field.tsx'
import { WritingField } from '../../../../ui/fields/writing/writing-field.tsx'
import { mentionsOfMembers } from '../../memberships/public.ts'
import { StaysVisible } from '../../replies/public.ts'
import { cardTexts as texts } from '../texts.ts'
import { useEditPost } from './use-edit-post.ts'

export interface PostEditFormProps {
  post: CommunityPost
  onClosed: () => void
  /** The viewer has just opened it, so the focus moves here. */
  wanted: boolean
}

/** Replaces the title and the text. */
export function PostEditForm({ post, wanted, onClosed }: PostEditFormProps): ReactNode {
  const { state, draft, close, change } = useEditPost(post, onClosed)
  const { form, validationErrors, isSending: isSaving } = state
  useEffect(() => {
    if (wanted) form.current?.querySelector('textarea')?.focus()
  }, [wanted, form])
  if (!draft) return null
  return (
    <Form state={state} className="space-y-3 pb-2">
      <TextField
        label={texts.title}
        dir="auto"
        autoComplete="off"
        optional
        value={draft.title}
        error={validationErrors.title}
        readOnly={isSaving}
        onChange={(event) => change({ title: event.target.value })}
      />
      <WritingField
        label={texts.content}
        rows={5}
        value={draft.content}
        counter={<Counter text={draft.content} limit={10_000} />}
        error={validationErrors.content}
        readOnly={isSaving}
        onWrite={(content) => change({ content })}
        mentions={mentionsOfMembers(post.communityId)}
      />
      <StaysVisible authorId={post.authorId} />
      <div className="flex justify-end gap-2">
        <Button variant="ghost" size="sm" onClick={() => !isSaving && close()}>
          {texts.cancel}
        </Button>
        <Button type="submit" size="sm" busy={isSaving} busyLabel={texts.saving}>
          {texts.save}
        </Button>
      </div>
    </Form>
  )
}
