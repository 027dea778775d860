import type { Listing } from '@patchbay/contract/marketplace/listings'
import { useNavigate } from '@tanstack/react-router'
import { Check } from 'lucide-react'
import type { KeyboardEvent, ReactNode } from 'react'
import { isSendKey } from '../../../../ui/fields/send-key.ts'
import { showToast } from '../../../../ui/overlays/toast.ts'
import { StartDialog } from '../../../messaging/conversations/public.ts'
import { nameOf, PersonAvatar } from '../../../people/people/public.ts'
import { contactTexts, severalTexts as texts } from '../texts.ts'
import { BriefRow } from './brief-row.tsx'
import { firstWords, wordsBeside } from './first-words.ts'
import { useContactSeveral } from './use-contact-several.ts'

interface RecipientProps {
  listing: Listing
  isSent: boolean
  failure: string | undefined
}

function Recipient({ listing, isSent, failure }: RecipientProps): ReactNode {
  return (
    <li className="flex min-w-0 items-center gap-3 px-3.5 py-2.5">
      <span className="flex shrink-0">
        <PersonAvatar person={listing.provider} size={32} />
      </span>
      <div className="min-w-0 flex-1 text-meta">
        <p className="truncate font-semibold">
          <bdi>{nameOf(listing.provider)}</bdi>
        </p>
        {failure === undefined ? (
          <p dir="auto" className="truncate text-ink-2">
            {listing.title}
          </p>
        ) : (
          <p className="break-words text-clip">{failure}</p>
        )}
      </div>
      {isSent && (
        <span className="flex shrink-0 items-center gap-1 text-meta font-semibold text-go">
          <Check className="size-4" aria-hidden="true" />
          {texts.sent}
        </span>
      )}
    </li>
  )
}

interface ContactSeveralProps {
  listings: readonly Listing[]
  brief: string
  /** The person whose draft it is. */
  owner: string
  open: boolean
  /** With the listings whose providers have the message. */
  onClose: (sent: readonly string[]) => void
}

/** The same first message to several providers; it says that each gets their own conversation. */
export function ContactSeveral(props: ContactSeveralProps): ReactNode {
  const { listings, brief, owner, open, onClose } = props
  const navigate = useNavigate()
  const started = useContactSeveral({
    listings,
    brief,
    owner,
    onClose,
    onDone: (conversations) => {
      onClose(listings.map(({ id }) => id))
      const [first, ...others] = conversations
      showToast({ message: texts.allSent(listings.map(({ provider }) => nameOf(provider))) })
      const isOne = first !== undefined && others.length === 0
      void navigate({ to: '/messages', search: isOne ? { id: first } : {} })
    },
  })
  const { state, draft, failures, isLost, isChanged } = started
  const isAgain = Object.keys(failures).length > 0
  const [only] = listings
  const title =
    listings.length === 1 && only ? nameOf(only.provider) : texts.people(listings.length)
  const lost = isChanged ? contactTexts.mayHaveArrived : contactTexts.isStored
  return (
    <StartDialog
      dialog={{ owner, open, onClose: started.cancel, onStarted: () => undefined }}
      texts={{
        ...contactTexts,
        title: contactTexts.title(title),
        send: isAgain ? texts.again : contactTexts.send,
      }}
      started={{
        ...started,
        sendByKey: (event: KeyboardEvent) => {
          if (isSendKey(event)) state.submit()
        },
      }}
      rows={5}
      careful
      prefilled={firstWords(brief, draft.brief)}
      note={isLost ? lost : undefined}
    >
      <div>
        <ul
          aria-label={texts.recipients}
          className="divide-y divide-line rounded-control border border-line bg-bg"
        >
          {listings.map((listing) => (
            <Recipient
              key={listing.id}
              listing={listing}
              isSent={draft.sent[listing.id] !== undefined}
              failure={failures[listing.id]}
            />
          ))}
        </ul>
        {listings.length > 1 && <p className="mt-2 text-meta text-ink-2">{texts.each}</p>}
      </div>
      <BriefRow
        asked={brief}
        brief={draft.brief}
        disabled={state.isSending}
        onChange={(changed) => started.change(wordsBeside(brief, draft, changed))}
      />
    </StartDialog>
  )
}
