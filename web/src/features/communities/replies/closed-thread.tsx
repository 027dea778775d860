import { Lock } from 'lucide-react'
import type { ReactNode } from 'react'
import { useDraft } from '../../../platform/storage/drafts.ts'
import { useSession } from '../../accounts/sessions/public.ts'
import { closedTexts as texts } from './texts.ts'
import type { Thread } from './thread.ts'
import { replyDraftName, type ReplyDraft } from './use-new-reply.ts'

interface ClosedThreadProps {
  thread: Thread
  why: NonNullable<Thread['noReply']>
}

/** Replaces the form where the viewer cannot reply any more. */
export function ClosedThread({ thread, why }: ClosedThreadProps): ReactNode {
  const { user } = useSession()
  const [draft] = useDraft(user?.id ?? '', replyDraftName(thread))
  return (
    <p className="flex items-center gap-2 py-3 text-meta text-ink-2">
      <Lock className="size-3.5 shrink-0 text-ink-3" aria-hidden="true" />
      <span>
        {texts[why]}
        {(draft as ReplyDraft | undefined)?.content && ` ${texts.kept}`}
      </span>
    </p>
  )
}
