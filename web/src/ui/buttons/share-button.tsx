import { Share2 } from 'lucide-react'
import type { ReactNode } from 'react'
import { actionStyle } from './action-style.ts'
import { Button } from './button.tsx'
import { uiTexts } from '../texts.ts'
import { serverOrigin } from '../../platform/http/server-address.ts'
import { copyText } from '../overlays/copy-text.ts'

interface SharedPage {
  readonly title: string
  /** The path of the page inside the product. */
  readonly path: string
}

/** Opens what the system offers for sharing; without it, the link is copied. */
async function shareLink({ title, path }: SharedPage): Promise<void> {
  const url = serverOrigin() + path
  // Missing in some browsers, though the types know it everywhere.
  if ('share' in navigator)
    try {
      return await navigator.share({ title, url })
    } catch (error) {
      // The person has closed it. After every other failure the link is still of use.
      if (error instanceof DOMException && error.name === 'AbortError') return undefined
    }
  return copyText(url, { copied: uiTexts.linkCopied, notCopied: uiTexts.linkNotCopied })
}

interface ShareButtonProps {
  /** What the system's sheet shows beside the link. */
  title: string
  path: string
  /** Among the small actions below a post. */
  small?: boolean
  /** Among other small buttons. */
  size?: 'sm'
}

export function ShareButton(props: ShareButtonProps): ReactNode {
  const { title, path, small = false, size } = props
  const share = (): void => void shareLink({ title, path })
  if (small)
    return (
      <button type="button" onClick={share} className={`${actionStyle} text-ink-2`}>
        <Share2 className="size-[18px]" aria-hidden="true" />
        <span className="text-meta font-medium">{uiTexts.share}</span>
      </button>
    )
  return (
    <Button onClick={share} {...(size && { size })}>
      <Share2 className="size-4" aria-hidden="true" />
      {uiTexts.share}
    </Button>
  )
}
