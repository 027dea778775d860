import { SquarePen, UsersRound } from 'lucide-react'
import type { ReactNode } from 'react'
import { usePageTitle } from '../../platform/page-title.ts'
import { Button } from '../../ui/button.tsx'
import { EmptyState } from '../../ui/empty-state.tsx'
import { listTexts, type StartKind } from '../conversations/public.ts'
import { messagesTexts as texts } from './texts.ts'

/** Beside the list, where no conversation is chosen. */
export function NothingOpen({ onStart }: { onStart: (kind: StartKind) => void }): ReactNode {
  usePageTitle(texts.page)
  return (
    <div className="flex h-full flex-col justify-center">
      <EmptyState
        title={texts.nothingTitle}
        action={
          <div className="flex flex-wrap justify-center gap-2">
            <Button aria-haspopup="dialog" onClick={() => onStart('group')}>
              <UsersRound className="size-4" aria-hidden="true" />
              {listTexts.newGroup}
            </Button>
            <Button variant="primary" aria-haspopup="dialog" onClick={() => onStart('message')}>
              <SquarePen className="size-4" aria-hidden="true" />
              {listTexts.newMessage}
            </Button>
          </div>
        }
      >
        {texts.nothingBody}
      </EmptyState>
    </div>
  )
}
