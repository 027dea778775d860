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
import { Button } from '../../../ui/button.tsx'
import { FieldError } from '../../../ui/fields/field.tsx'
import { editorTexts as texts } from './texts.ts'

interface CoverFieldProps {
  article: WrittenArticle
  disabled: boolean
  onSaved: (article: WrittenArticle) => void
  /** Somebody else has saved meanwhile. */
  onChanged: () => void
}

/** The preview shows the picture. It is saved at once, as part of the draft. */
export function CoverField({ article, disabled, onSaved, onChanged }: CoverFieldProps): ReactNode {
  const chooser = useRef<HTMLInputElement>(null)
  const { id: articleId, revision, coverImage } = article
  const params = { articleId }
  const { mutate, isPending, isError } = useMutation({
    mutationFn: (file: File | undefined) => {
      if (!file) return call(removeArticleCover, { params, body: { revision } })
      const { signal } = new AbortController()
      const query = { revision }
      return upload(uploadArticleCover, { params, query, body: file, signal, onProgress: () => {} })
    },
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
