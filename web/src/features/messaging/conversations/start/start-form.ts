import type { UseMutationResult } from '@tanstack/react-query'
import type { KeyboardEvent } from 'react'
import { ApiError } from '../../../../platform/http/api-error.ts'
import { inputUnless, useForm } from '../../../../platform/state/use-form.ts'
import type { ValidationErrors } from '../../../../platform/state/validation-errors.ts'
import { readDraft, useDraft, writeDraft } from '../../../../platform/storage/drafts.ts'
import { isSendKey } from '../../../../ui/fields/send-key.ts'
import type { StartDialogProps } from './start-dialog.tsx'
import { wordsForStart, type Refusals } from './words-for-start.ts'

interface StartFormArguments<Draft extends object, Name extends string, Start> {
  readonly dialog: StartDialogProps
  /** The storage key of the draft. */
  readonly draftKey: string
  readonly empty: Draft
  readonly check: (draft: Draft) => ValidationErrors<Name>
  /** The mutation that starts the conversation. */
  readonly starting: UseMutationResult<{ readonly id: string }, Error, Start>
  readonly startOf: (draft: Draft, clientId: string) => Start
  /** Texts by error code, for errors that only this dialog has. */
  readonly refusals?: Refusals
}

/** The client id of the last attempt, until the draft changes: a retry is the same message. */
interface Sent {
  readonly clientId?: string | undefined
}

/** Clears the draft once it is sent, unless it was changed since. */
export function forgetSent(owner: string, draftKey: string, clientId: string): void {
  const stored = readDraft(owner, draftKey) as Sent | undefined
  if (stored?.clientId === clientId) writeDraft(owner, draftKey, undefined)
}

/** The shared behaviour: the draft is stored, and the first invalid field takes the focus. */
export function useStartForm<Draft extends object, Name extends string, Start>(
  given: StartFormArguments<Draft, Name, Start>,
) {
  const { dialog, draftKey, empty, check, starting, startOf, refusals: ownWords } = given
  const { owner, onClose, onStarted } = dialog
  const [stored, keep] = useDraft(owner, draftKey)
  const draft: Draft & Sent = { ...empty, ...(stored as Partial<Draft & Sent> | undefined) }
  const state = useForm<Name, Draft & Sent, { readonly id: string }>({
    names: [],
    check: () => inputUnless(check(draft), draft),
    send: (input) => {
      const { clientId = crypto.randomUUID() } = input
      keep({ ...input, clientId })
      return starting.mutateAsync(startOf(input, clientId))
    },
    onDone: ({ id }) => onStarted(id),
    wordsFor: (error) => wordsForStart(error, ownWords),
  })
  const { error, submit, forget, reset } = state
  return {
    state,
    draft,
    /** There was no answer, so the message may have been sent. */
    isLost: error instanceof ApiError && error.code === 'network',
    /** Changed since the last attempt: a retry would be a new message. */
    isChanged: draft.clientId === undefined,
    change: (changes: Partial<Draft>, name: Name): void => {
      keep({ ...draft, ...changes, clientId: undefined })
      forget(name)
    },
    cancel: (): void => {
      keep(undefined)
      reset()
      onClose()
    },
    /** For text boxes of several lines, where Enter alone makes a new line. */
    sendByKey: (event: KeyboardEvent): void => {
      if (isSendKey(event)) submit()
    },
  }
}
