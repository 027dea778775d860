import { longestMessage } from '@patchbay/contract/messaging/message-length'
import { useState, type KeyboardEvent, type ReactNode } from 'react'
import type { FormState } from '../../../../platform/state/use-form.ts'
import { AreaField } from '../../../../ui/fields/area-field.tsx'
import { Button } from '../../../../ui/buttons/button.tsx'
import { countHint } from '../../../../ui/fields/count-hint.ts'
import { DiscardDialog } from '../../../../ui/overlays/discard-dialog.tsx'
import { SheetForm } from '../../../../ui/overlays/sheet-form.tsx'

export interface StartDialogProps {
  /** The person whose draft it is. */
  owner: string
  open: boolean
  onClose: () => void
  /** Called once the conversation exists and can be opened. */
  onStarted: (conversationId: string) => void
}

interface StartDialogTexts {
  readonly title: string
  readonly message: string
  readonly placeholder: string
  readonly cancel: string
  readonly send: string
  readonly sending: string
}

/** The part of `useStartForm` that every draft has. */
interface StartDialogForm {
  readonly state: FormState<'content'>
  readonly draft: { readonly content: string }
  readonly cancel: () => void
  readonly sendByKey: (event: KeyboardEvent) => void
  readonly change: (changes: { readonly content: string }, name: 'content') => void
}

interface StartDialogFrameProps {
  dialog: StartDialogProps
  texts: StartDialogTexts
  started: StartDialogForm
  /** The height of the text box of the first message. */
  rows: number
  optional?: boolean
  disabled?: boolean
  /** Closing discards the text in any case, so it is confirmed first. */
  careful?: boolean
  /** The text that the box began with: closing loses nothing while it stands there unchanged. */
  prefilled?: string | undefined
  /** Additional information after a failure. */
  note?: string | undefined
  /** The field with the recipients. */
  children: ReactNode
}

/**
 * Asks for the recipients and the first message. Unless it is `careful`, closing retains the draft.
 */
export function StartDialog(props: StartDialogFrameProps): ReactNode {
  const { dialog, texts, started, rows, optional = false, disabled = false, children } = props
  const { careful = false, prefilled, note } = props
  const { state, draft, cancel, sendByKey, change } = started
  const { isSending, validationErrors } = state
  const [asking, setAsking] = useState(false)
  const isTyped = draft.content.trim() !== '' && draft.content !== prefilled
  const unsaved = careful && !isSending && isTyped
  const discard = (): void => {
    setAsking(false)
    if (!careful || !isSending) cancel()
  }
  return (
    <SheetForm
      open={dialog.open}
      onClose={careful ? discard : dialog.onClose}
      title={texts.title}
      unsaved={unsaved}
      state={state}
      note={note}
      submitLabel={texts.send}
      busyLabel={texts.sending}
      disabled={disabled}
      buttons={
        <Button variant="ghost" onClick={() => (unsaved ? setAsking(true) : discard())}>
          {texts.cancel}
        </Button>
      }
      className="space-y-5"
    >
      {children}
      <AreaField
        label={texts.message}
        placeholder={texts.placeholder}
        optional={optional}
        formats
        rows={rows}
        dir="auto"
        value={draft.content}
        hint={countHint(draft.content, longestMessage)}
        error={validationErrors.content}
        readOnly={isSending}
        onChange={(event) => change({ content: event.target.value }, 'content')}
        onKeyDown={sendByKey}
      />
      <DiscardDialog open={asking} onDiscard={discard} onKeep={() => setAsking(false)} />
    </SheetForm>
  )
}
