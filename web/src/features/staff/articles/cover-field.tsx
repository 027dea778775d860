import {
  removeArticleCover,
  uploadArticleCover,
  type WrittenArticle,
} from '@patchbay/contract/staff/articles'
import { useMutation } from '@tanstack/react-query'
import { ImageUp } from 'lucide-react'
import { useRef, type ChangeEvent, type ReactNode } from 'react'
import { ApiError } from '../../../platform/http/api-error.ts'
import { call } from '../../../platform/http/api.ts'
import { upload } from '../../../platform/http/upload.ts'
import { Button } from '../../../ui/buttons/button.tsx'
import { FieldError } from '../../../ui/fields/field.tsx'
import { editorTexts as texts } from './texts.ts'
import type { Autosave } from './use-autosave.ts'

export const coverKey = (articleId: string) => ['article-cover', articleId] as const

interface CoverFieldProps {
  article: WrittenArticle
  disabled: boolean
  inTurn: Autosave['inTurn']
  onSaved: (article: WrittenArticle) => void
  /** Somebody else has saved meanwhile. */
  onChanged: () => void
}

/** The preview shows the picture. It is saved at once, as part of the draft. */
export function CoverField(props: CoverFieldProps): ReactNode {
  const { article, disabled, inTurn, onSaved, onChanged } = props
  const chooser = useRef<HTMLInputElement>(null)
  const { id: articleId, coverImage } = article
  const params = { articleId }
  const { mutate, isPending, isError } = useMutation({
    mutationKey: coverKey(articleId),
    mutationFn: (file: File | undefined) =>
      inTurn((revision) => {
        if (!file) return call(removeArticleCover, { params, body: { revision } })
        const { signal } = new AbortController()
        const sent = { params, query: { revision }, body: file, signal, onProgress: () => {} }
        return upload(uploadArticleCover, sent)
      }),
    networkMode: 'always',
    onSuccess: onSaved,
    onError: (error) => {
      if (error instanceof ApiError && error.code === 'article_changed') onChanged()
    },
  })
  const choose = (event: ChangeEvent<HTMLInputElement>): void => {
    const file = event.target.files?.[0]
    // Reset, so that the same file can be chosen again.
    event.target.value = ''
    if (file) mutate(file)
  }
  return (
    <div>
      <p className="mb-1.5 text-meta font-semibold">{texts.cover}</p>
      <div className="flex flex-wrap gap-2">
        <input
          ref={chooser}
          type="file"
          hidden
          accept="image/jpeg,image/png,image/webp"
          aria-label={texts.cover}
          onChange={choose}
        />
        <Button
          size="sm"
          disabled={disabled}
          busy={isPending}
          busyLabel={texts.saving}
          onClick={() => chooser.current?.click()}
        >
          <ImageUp className="size-4" aria-hidden="true" />
          {texts.chooseCover}
        </Button>
        {coverImage !== null && (
          <Button
            size="sm"
            variant="ghost"
            disabled={disabled || isPending}
            onClick={() => mutate(undefined)}
          >
            {texts.removeCover}
          </Button>
        )}
      </div>
      <div role="alert">{isError && <FieldError>{texts.coverFailed}</FieldError>}</div>
    </div>
  )
}
