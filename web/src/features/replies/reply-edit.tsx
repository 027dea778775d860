import { useEffect, useRef, type ReactNode } from 'react'
import { AreaField } from '../../ui/fields/area-field.tsx'
import { Button } from '../../ui/button.tsx'
import { countHint } from '../../ui/fields/count-hint.ts'
import type { ThreadTexts } from './texts.ts'
import type { useEditReply } from './use-edit-reply.ts'

interface ReplyEditProps {
  texts: ThreadTexts
  edit: ReturnType<typeof useEditReply>
  content: string
  /** Just opened by the viewer, so the focus moves here. */
  wanted: boolean
}

export function ReplyEdit({ texts, edit, content, wanted }: ReplyEditProps): ReactNode {
  const form = useRef<HTMLFormElement>(null)
  useEffect(() => {
    if (!wanted) return
    form.current?.querySelector('textarea')?.focus({ preventScroll: true })
    // Scrolls the whole form with its buttons into view: the reply form may cover the end of the
    // list.
    form.current?.scrollIntoView({ block: 'nearest' })
  }, [wanted])
  return (
    <form ref={form} noValidate onSubmit={edit.save} className="mt-1.5 scroll-my-4 space-y-2.5">
      <AreaField
        label={texts.content}
        dir="auto"
        value={content}
        hint={countHint(content, 5_000)}
        error={edit.validationError}
        readOnly={edit.isSaving}
        onChange={(event) => edit.change(event.target.value)}
      />
      <div className="flex justify-end gap-2">
        <Button variant="ghost" size="sm" onClick={() => !edit.isSaving && edit.close()}>
          {texts.cancel}
        </Button>
        <Button type="submit" size="sm" busy={edit.isSaving} busyLabel={texts.saving}>
          {texts.save}
        </Button>
      </div>
    </form>
  )
}
