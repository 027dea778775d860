import type { ReactNode } from 'react'
import { LazyPart } from '../../../../ui/states/lazy-part.tsx'
import { Loading } from '../../../../ui/states/loading.tsx'
import type { ConversationListProps } from './conversation-list.tsx'
import { ListSkeleton } from './list-skeleton.tsx'
import { listTexts as texts } from './list-texts.ts'
import { useConversations } from '../use-conversations.ts'

const importList = () => import('./conversation-list.tsx').then((module) => module.ConversationList)

/** The list's script loads lazily, in parallel with the conversations. */
export function ListPane(props: ConversationListProps): ReactNode {
  useConversations('')
  return (
    <LazyPart importPart={importList} part={props}>
      <div className="h-full w-full md:w-[300px] md:border-r md:border-line xl:w-[344px]">
        <div className="flex h-14 items-center px-4 md:h-15">
          <h1 className="text-title">{texts.title}</h1>
        </div>
        <Loading text={texts.loading}>
          <ListSkeleton />
        </Loading>
      </div>
    </LazyPart>
  )
}
