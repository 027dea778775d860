import { Keyboard, SquarePen, UsersRound } from 'lucide-react'
import type { ReactNode } from 'react'
import { usePageTitle } from '../../../platform/page/page-title.ts'
import { Button } from '../../../ui/buttons/button.tsx'
import { EmptyState } from '../../../ui/states/empty-state.tsx'
import { SuggestedPeople } from '../../people/people/public.ts'
import { listTexts, useConversations, type StartKind } from '../conversations/public.ts'
import { messagesTexts as texts } from './texts.ts'

export interface NothingOpenProps {
  onStart: (kind: StartKind) => void
  /** Opens the list of keyboard shortcuts. */
  onHelp: () => void
}

/** Shown beside the list, if no conversation is open. */
export function NothingOpen({ onStart, onHelp }: NothingOpenProps): ReactNode {
  usePageTitle(texts.page)
  const { conversations } = useConversations('')
  // An empty list names them itself.
  const hasAny = conversations !== undefined && conversations.length > 0
  return (
    // From the top, so that nothing moves when the people are there.
    <div className="flex h-full flex-col overflow-y-auto px-5 pb-8">
      <EmptyState
        title={texts.nothingTitle}
        action={
          <div className="flex flex-wrap justify-center gap-2 *:last:mt-4">
            <Button aria-haspopup="dialog" onClick={() => onStart('group')}>
              <UsersRound className="size-4" aria-hidden="true" />
              {listTexts.newGroup}
            </Button>
            <Button variant="primary" aria-haspopup="dialog" onClick={() => onStart('message')}>
              <SquarePen className="size-4" aria-hidden="true" />
              {listTexts.newMessage}
            </Button>
            <span className="w-full">
              <Button variant="ghost" size="sm" aria-haspopup="dialog" onClick={onHelp}>
                <Keyboard className="size-4" aria-hidden="true" />
                {texts.shortcuts}
              </Button>
            </span>
          </div>
        }
      >
        {texts.nothingBody}
      </EmptyState>
      <div className="mx-auto -mt-4 w-full max-w-[26rem]">{hasAny && <SuggestedPeople />}</div>
    </div>
  )
}
