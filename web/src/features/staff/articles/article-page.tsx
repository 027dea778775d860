import { getArticlePage, setArticlePage } from '@patchbay/contract/staff/article-page'
import { useQuery, useQueryClient } from '@tanstack/react-query'
import { useState, type ReactNode } from 'react'
import { call } from '../../../platform/http/api.ts'
import { Button } from '../../../ui/buttons/button.tsx'
import { ReasonSheet } from '../queues/public.ts'
import { articlePageTexts as texts } from './texts.ts'
import { writtenKeys } from './use-written-articles.ts'

/** Whether everybody can read a published article, also without signing in. */
export function ArticlePublicity({ articleId }: { articleId: string }): ReactNode {
  const [isOpen, setIsOpen] = useState(false)
  const client = useQueryClient()
  const queryKey = writtenKeys.page(articleId)
  const params = { articleId }
  const { data } = useQuery({
    queryKey,
    queryFn: ({ signal }) => call(getArticlePage, { params, signal }),
  })
  if (data === undefined) return null
  const { isPublic } = data
  const title = isPublic ? texts.close : texts.open
  return (
    <>
      <p className="w-full text-meta text-ink-2">{isPublic ? texts.isPublic : texts.isClosed}</p>
      <Button size="sm" onClick={() => setIsOpen(true)}>
        {title}
      </Button>
      <ReasonSheet
        open={isOpen}
        onClose={() => setIsOpen(false)}
        title={title}
        submitLabel={title}
        busyLabel={texts.saving}
        send={(reason) => call(setArticlePage, { params, body: { isPublic: !isPublic, reason } })}
        onSent={(answer) => {
          client.setQueryData(queryKey, answer)
          setIsOpen(false)
        }}
      >
        <p>{isPublic ? texts.closeBody : texts.openBody}</p>
      </ReasonSheet>
    </>
  )
}
