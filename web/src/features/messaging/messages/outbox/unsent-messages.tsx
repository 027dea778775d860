import { isBlank } from '@patchbay/contract/blank'
import { typedOf } from '@patchbay/contract/mentions'
import { useSyncExternalStore, type ReactNode } from 'react'
import { Button } from '../../../../ui/buttons/button.tsx'
import { copyText } from '../../../../ui/overlays/copy-text.ts'
import { useMessageDraft } from '../composer/message-draft.ts'
import { threadTexts as texts } from '../thread/thread-texts.ts'
import { useEdits } from '../message/use-edits.ts'
import { useMessaging } from '../use-messaging.ts'

interface UnsentMessagesProps {
  conversationId: string
  viewerId: string
}

interface Unsent {
  readonly key: string
  readonly content: string
  readonly files: readonly { readonly name: string }[]
  readonly discard: () => void
}

/** Waiting messages, the draft of the composer, and the text of open edits. */
function useUnsent({ conversationId, viewerId }: UnsentMessagesProps): readonly Unsent[] {
  const { outbox } = useMessaging()
  const entries = useSyncExternalStore(outbox.subscribe, outbox.entries)
  const draft = useMessageDraft(viewerId, conversationId)
  const { edits, change } = useEdits(viewerId, conversationId)
  const waiting = entries.filter((one) => one.conversationId === conversationId && !one.sent)
  const all: readonly Unsent[] = [
    ...waiting.map(({ key, content, poll, files = [] }) => ({
      key,
      content: [content, ...(poll?.answers ?? [])].join('\n'),
      files,
      discard: () => outbox.discard(key),
    })),
    { key: 'draft', content: draft.content, files: draft.files, discard: draft.forget },
    ...Object.entries(edits).map(([id, content]) => ({
      key: id,
      content,
      files: [],
      discard: () => change(id, undefined),
    })),
  ]
  return all.filter(({ content, files }) => !isBlank(content) || files.length > 0)
}

/** Texts of a conversation that is not available: they cannot be sent, but can still be copied. */
export function UnsentMessages(props: UnsentMessagesProps): ReactNode {
  const unsent = useUnsent(props)
  if (unsent.length === 0) return null
  return (
    <section aria-label={texts.unsent} className="mx-auto w-full max-w-md px-4">
      <h3 className="label pb-1 text-ink-3">{texts.unsent}</h3>
      <ul className="max-h-[40vh] divide-y divide-line overflow-y-auto border-y border-line">
        {unsent.map(({ key, content, files, discard }) => (
          <li key={key} className="flex items-center gap-1 py-2">
            <p dir="auto" className="min-w-0 flex-1 pr-2 break-words whitespace-pre-wrap">
              {[typedOf(content), ...files.map(({ name }) => name)].filter(Boolean).join('\n')}
            </p>
            {content !== '' && (
              <Button size="sm" variant="ghost" onClick={() => void copyText(content, texts)}>
                {texts.copy}
              </Button>
            )}
            <Button size="sm" variant="ghost" onClick={discard}>
              {texts.discard}
            </Button>
          </li>
        ))}
      </ul>
    </section>
  )
}
