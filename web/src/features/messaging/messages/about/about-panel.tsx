import type { Conversation } from '@patchbay/contract/messaging/conversations'
import { useSyncExternalStore, type ReactNode } from 'react'
import { Sheet } from '../../../../ui/overlays/sheet.tsx'
import { LazyPart, lazyPart } from '../../../../ui/states/lazy-part.tsx'
import { threadTexts as texts } from '../thread/thread-texts.ts'
import { useMessaging } from '../use-messaging.ts'
import type { AboutState } from './use-about.ts'

const AboutBody = lazyPart(() => import('../sheets.ts').then((module) => module.AboutBody))

interface BodyProps {
  conversation: Conversation
  viewerId: string
}

/** The messages that are loaded belong to the page: the part gets them from here. */
function Body(props: BodyProps): ReactNode {
  const thread = useMessaging().threads.of(props.conversation.id)
  const { log } = useSyncExternalStore(thread.subscribe, thread.state)
  return (
    <LazyPart fallback={<div className="m-5 skeleton h-40 rounded-card" />}>
      <AboutBody {...props} messages={log?.messages} />
    </LazyPart>
  )
}

/** Who and what a conversation is about: a pane beside it, or a sheet over it. */
export function AboutPanel({ about, ...body }: BodyProps & { about: AboutState }): ReactNode {
  const { shown, close } = about
  return (
    <>
      {shown === 'pane' && (
        <aside
          aria-label={texts.about}
          className="h-full w-80 shrink-0 overflow-y-auto border-l border-line"
        >
          <Body {...body} />
        </aside>
      )}
      <Sheet open={shown === 'sheet'} onClose={close} title={texts.about}>
        {shown === 'sheet' && (
          <div className="-mx-4 -mt-4 md:-mx-5 md:-mt-5">
            <Body {...body} />
          </div>
        )}
      </Sheet>
    </>
  )
}
