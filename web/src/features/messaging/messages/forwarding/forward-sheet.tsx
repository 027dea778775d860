import { plainText } from '@patchbay/contract/formatted-text'
import { mostForwardedTo } from '@patchbay/contract/messaging/message-forwarding'
import { useState, type ReactNode } from 'react'
import { Button } from '../../../../ui/buttons/button.tsx'
import { Chip } from '../../../../ui/chip.tsx'
import { SearchField } from '../../../../ui/fields/search-field.tsx'
import { SheetForm } from '../../../../ui/overlays/sheet-form.tsx'
import { ConversationFace, titleOf } from '../../conversations/public.ts'
import { fileNames, type ShownMessage } from '../thread/thread-message.ts'
import { ForwardChoices } from './forward-choices.tsx'
import { forwardTexts as texts } from './forward-texts.ts'
import { useForward } from './use-forward.ts'

export interface ForwardSheetProps {
  open: boolean
  onClose: () => void
  messageId: string
  message: ShownMessage
  viewerId: string
}

function Preview({ message }: Pick<ForwardSheetProps, 'message'>): ReactNode {
  const words = plainText(message.content).trim()
  const names = fileNames(message)
  return (
    <section
      aria-label={texts.preview}
      className="border-l-2 border-line-strong pl-3 text-meta break-words text-ink-2"
    >
      {words !== '' && (
        <p dir="auto" className="line-clamp-2">
          {words}
        </p>
      )}
      {names.length > 0 && (
        <p className="truncate">
          <bdi>{names.join(', ')}</bdi>
        </p>
      )}
    </section>
  )
}

/** Asks to which conversations a message goes. Closing keeps the choice while the page is open. */
export function ForwardSheet(props: ForwardSheetProps): ReactNode {
  const { open, onClose, messageId, message, viewerId } = props
  const [typed, setTyped] = useState('')
  const { state, chosen, choose } = useForward({ messageId, viewerId, onClose })
  const { isSending, validationErrors } = state
  const isFull = chosen.length >= mostForwardedTo
  return (
    <SheetForm
      open={open}
      onClose={onClose}
      title={texts.title}
      tall
      state={state}
      submitLabel={texts.send}
      busyLabel={texts.sending}
      buttons={
        <Button variant="ghost" onClick={onClose}>
          {texts.cancel}
        </Button>
      }
      className="space-y-4"
    >
      <Preview message={message} />
      {chosen.length > 0 && (
        <ul aria-label={texts.chosen} className="flex flex-wrap gap-1.5">
          {chosen.map((one) => (
            <li key={one.id} className="max-w-full">
              <Chip
                label={titleOf(one, viewerId)}
                mark={<ConversationFace conversation={one} viewerId={viewerId} size={24} />}
                onRemove={() => !isSending && choose(chosen.filter(({ id }) => id !== one.id))}
              />
            </li>
          ))}
        </ul>
      )}
      <SearchField
        label={texts.search}
        maxLength={100}
        autoComplete="off"
        value={typed}
        onChange={(event) => setTyped(event.target.value)}
        // It only narrows the list, so the key does not send the form.
        onKeyDown={(event) => event.key === 'Enter' && event.preventDefault()}
      />
      <fieldset disabled={isSending} className="min-w-0">
        <legend className="sr-only">{texts.list}</legend>
        {validationErrors.conversations !== undefined && (
          <p role="alert" className="text-meta font-medium text-clip">
            {validationErrors.conversations}
          </p>
        )}
        <p aria-live="polite" className="pb-1 text-meta text-ink-2">
          {isFull ? texts.full(mostForwardedTo) : texts.hint(mostForwardedTo)}
        </p>
        <ForwardChoices
          typed={typed}
          viewerId={viewerId}
          chosen={chosen}
          isFull={isFull}
          onChange={choose}
        />
      </fieldset>
    </SheetForm>
  )
}
