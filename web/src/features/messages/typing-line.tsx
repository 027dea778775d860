import type { ReactNode } from 'react'
import { nameOf } from '../people/public.ts'
import { threadTexts as texts } from './thread-texts.ts'
import { useTypists } from './use-typing.ts'

/** Its space is always reserved, so that nothing moves when somebody begins to type. */
export function TypingLine({ conversationId }: { conversationId: string }): ReactNode {
  const typists = useTypists(conversationId)
  const names = typists.map(nameOf)
  return (
    <p className="h-7 shrink-0 truncate px-4 pt-1.5 text-meta text-ink-3 md:px-5">
      {names.length > 2 && texts.manyTyping}
      {names.length > 0 && names.length <= 2 && <bdi>{texts.typing(names)}</bdi>}
    </p>
  )
}
