import { signAttachments } from '@patchbay/contract/content/attachments'
import { useQuery } from '@tanstack/react-query'
import { Download } from 'lucide-react'
import type { ReactNode } from 'react'
import { call } from '../../../../platform/http/api.ts'
import { fileUrl } from '../../../../platform/http/server-address.ts'
import { Button } from '../../../../ui/buttons/button.tsx'
import { buttonStyle } from '../../../../ui/buttons/button-style.ts'
import { showToast } from '../../../../ui/overlays/toast.ts'
import { inUnits } from '../sound/measures.ts'
import { attachmentTexts as texts } from '../texts.ts'
import { originalKey } from './use-refresh.ts'
import { storedFor } from './steady-url.ts'

interface OriginalLinkProps {
  id: string
  name: string
  size: number
}

/** The URL is signed when the viewer of pictures is open, because few people want the original. */
export function OriginalLink({ id, name, size }: OriginalLinkProps): ReactNode {
  const {
    data: url,
    isFetching,
    refetch,
  } = useQuery({
    queryKey: originalKey(id),
    queryFn: async ({ signal }) => {
      const { signed } = await call(signAttachments, { body: { ids: [id] }, signal })
      return signed[0]?.originalUrl ?? null
    },
    staleTime: storedFor,
    refetchInterval: storedFor,
  })
  // The file is gone.
  if (url === null) return null
  const content = (
    <>
      <Download className="size-4" aria-hidden="true" />
      {texts.original(inUnits(size))}
    </>
  )
  const ask = async (): Promise<void> => {
    const { isError } = await refetch()
    if (isError) showToast({ message: texts.originalFailed, tone: 'error' })
  }
  if (url === undefined)
    return (
      <Button size="sm" disabled={isFetching} onClick={() => void ask()}>
        {content}
      </Button>
    )
  return (
    <a href={fileUrl(url)} download={name} className={buttonStyle({ size: 'sm', full: false })}>
      {content}
    </a>
  )
}
