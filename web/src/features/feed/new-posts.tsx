import { mostNewPosts } from '@patchbay/contract/feed'
import { ArrowUp } from 'lucide-react'
import type { ReactNode } from 'react'
import { Button } from '../../ui/button.tsx'
import { listTexts as texts } from './texts.ts'

interface NewPostsProps {
  count: number
  busy: boolean
  onShow: () => void
}

/**
 * Instead of moving the posts on screen: the number of new posts, and a button that shows them.
 * Also announced politely.
 */
export function NewPosts({ count, busy, onShow }: NewPostsProps): ReactNode {
  return (
    <output className="pointer-events-none sticky top-[calc(var(--safe-top)+60px)] z-20 flex h-0 justify-center md:top-[calc(var(--safe-top)+68px)]">
      {count > 0 && (
        <span className="pointer-events-auto h-fit rounded-control bg-bg shadow-float">
          <Button
            variant="primary"
            size="sm"
            busy={busy}
            busyLabel={texts.newestLoading}
            onClick={onShow}
          >
            <ArrowUp className="size-4" aria-hidden="true" />
            {texts.newPosts(count, mostNewPosts)}
          </Button>
        </span>
      )}
    </output>
  )
}
