import { useEffect, useEffectEvent, useLayoutEffect, useMemo, useRef, useState } from 'react'
import { copyText } from '../../../../ui/overlays/copy-text.ts'
import { threadTexts } from '../thread/thread-texts.ts'
import type { MessageActions } from './message-choices.ts'
import type { MessageQuestion } from './message-questions.tsx'
import { selectWords } from './select-words.ts'
import { writtenIn, type ThreadMessage } from '../thread/thread-message.ts'
import type { useEdits } from './use-edits.ts'
import { articleOf } from './use-message-keys.ts'
import type { Sending } from '../composer/use-sending.ts'

/** Always the same object, which calls the newest actions. */
function useSteady(actions: MessageActions): MessageActions {
  const newest = useRef(actions)
  useLayoutEffect(() => {
    newest.current = actions
  })
  return useMemo(
    () => ({
      choose: (...given) => newest.current.choose(...given),
      react: (...given) => newest.current.react(...given),
      edit: (...given) => newest.current.edit(...given),
      closeEdit: (...given) => newest.current.closeEdit(...given),
      tryAgain: (key) => newest.current.tryAgain(key),
      discard: (key) => newest.current.discard(key),
      jumpTo: (seq) => newest.current.jumpTo(seq),
    }),
    [],
  )
}

interface Given extends ReturnType<typeof useEdits> {
  readonly messages: readonly ThreadMessage[]
  readonly sending: Sending
  readonly openEdit: (entry: ThreadMessage) => void
  readonly react: MessageActions['react']
  readonly reply: (entry: ThreadMessage) => void
  readonly jumpTo: (seq: number) => void
  /** Moves the focus from an edit box that was left to where the viewer came from. */
  readonly leaveEdit: (key: string) => void
  /** Focuses the message with this key. */
  readonly focus: (key: string) => void
}

/** The actions on the messages on screen, and the dialogs that some of them need first. */
export function useMessageActions(given: Given) {
  const { messages, edits, change, openEdit, reply, leaveEdit, sending, focus } = given
  const [question, ask] = useState<MessageQuestion>()
  const actions = useSteady({
    choose: (entry, choice) => {
      const { id, poll } = entry.message
      if (choice === 'copy') void copyText(writtenIn(entry.message), threadTexts)
      else if (choice === 'reply') reply(entry)
      else if (choice === 'select') selectWords(articleOf(entry.key))
      else if (choice !== 'edit') ask({ type: choice, entry })
      else if (id !== undefined) openEdit(entry)
      else if (poll) ask({ type: 'editPoll', entry })
    },
    react: given.react,
    edit: change,
    closeEdit: (key, messageId, isSaved) => {
      change(messageId, undefined)
      if (isSaved) focus(key)
      else leaveEdit(key)
    },
    tryAgain: sending.tryAgain,
    discard: sending.discard,
    jumpTo: given.jumpTo,
  })
  // A message that was deleted in another tab can no longer be edited here.
  const closeDeleted = useEffectEvent((shown: readonly ThreadMessage[]) => {
    for (const { key, message } of shown) {
      if (!message.deletedAt || message.id === undefined || edits[message.id] === undefined)
        continue
      change(message.id, undefined)
      if (document.activeElement === document.body) focus(key)
    }
  })
  useEffect(() => closeDeleted(messages), [messages])
  // A report refers to the text that was read: its dialog stays open even if the message is
  // deleted.
  const isOpen = ({ type, entry: { key } }: MessageQuestion): boolean =>
    type === 'report' || messages.some((one) => one.key === key && one.message.deletedAt === null)
  return {
    actions,
    question: question && isOpen(question) ? question : undefined,
    closeQuestion: () => ask(undefined),
  }
}
