import { Share2 } from 'lucide-react'
import type { ReactNode } from 'react'
import { actionStyle } from './action-style.ts'
import { Button } from './button.tsx'
import { shareLink } from './overlays/share-link.ts'
import { uiTexts } from './texts.ts'

interface ShareButtonProps {
  /** What the system's sheet shows beside the link. */
  title: string
  path: string
  /** Among the small actions below a post. */
  small?: boolean
}

export function ShareButton({ title, path, small = false }: ShareButtonProps): ReactNode {
  const share = (): void => void shareLink({ title, path })
  if (small)
    return (
      <button type="button" onClick={share} className={`${actionStyle} text-ink-2`}>
        <Share2 className="size-[18px]" aria-hidden="true" />
        <span className="text-meta font-medium">{uiTexts.share}</span>
      </button>
    )
  return (
    <Button onClick={share}>
      <Share2 className="size-4" aria-hidden="true" />
      {uiTexts.share}
    </Button>
  )
}
