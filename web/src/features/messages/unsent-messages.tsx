import { useSyncExternalStore, type ReactNode } from 'react'
import { Button } from '../../ui/button.tsx'
import { threadTexts as texts } from './thread-texts.ts'
import { useMessaging } from './use-messaging.ts'

/** What somebody wrote in a conversation that is not here: it cannot go, and is not lost either. */
export function UnsentMessages({ conversationId }: { conversationId: string }): ReactNode {
  const { outbox } = useMessaging()
  const entries = useSyncExternalStore(outbox.subscribe, outbox.entries)
  const unsent = entries.filter((one) => one.conversationId === conversationId && !one.sent)
  if (unsent.length === 0) return null
  return (
    <section aria-label={texts.unsent} className="mx-auto w-full max-w-md px-4">
      <h3 className="label pb-1 text-ink-3">{texts.unsent}</h3>
      <ul className="divide-y divide-line border-y border-line">
        {unsent.map(({ key, content, files = [] }) => (
          <li key={key} className="flex items-center gap-3 py-2">
            <p dir="auto" className="min-w-0 flex-1 break-words whitespace-pre-wrap">
              {[content, ...files.map(({ name }) => name)].filter(Boolean).join('\n')}
            </p>
            <Button size="sm" variant="ghost" onClick={() => outbox.discard(key)}>
              {texts.discard}
            </Button>
          </li>
        ))}
      </ul>
    </section>
  )
}
