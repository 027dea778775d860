import { type Listing, contactProvider } from '@patchbay/contract/marketplace/listings'
import { messageFields } from '@patchbay/contract/messaging/message-fields'
import { useNavigate } from '@tanstack/react-router'
import type { ReactNode } from 'react'
import {
  forgetSent,
  StartDialog,
  useStartForm,
  nobodySignedIn,
} from '../../../messaging/conversations/public.ts'
import { nameOf } from '../../../people/people/public.ts'
import { ListingPrice } from '../listing-price.tsx'
import { ServiceHabits } from '../service-habits.tsx'
import { BriefRow } from './brief-row.tsx'
import { firstWords, wordsBeside } from './first-words.ts'
import { contactTexts as texts, listingTexts } from '../texts.ts'
import { professionOf } from '../words.ts'
import { useMutation } from '@tanstack/react-query'
import { call } from '../../../../platform/http/api.ts'
import { firstIssue } from '../../../../platform/state/validation-errors.ts'
import { useNoticedEnd, useSessions } from '../../../accounts/sessions/public.ts'

/** The same client id is one message, however often it is sent. */
interface FirstWord {
  readonly clientId: string
  readonly content: string
  /** Left out where nothing was searched for. */
  readonly brief?: string
}

/** `onSuccess` also runs if the page was left meanwhile. */
function useContact(listingId: string, onSuccess: (sent: FirstWord) => void) {
  const sessions = useSessions()
  const noticed = useNoticedEnd(listingTexts.signIn)
  return useMutation({
    mutationFn: async (body: FirstWord) => {
      if (!sessions.state().user) throw nobodySignedIn()
      return noticed(call(contactProvider, { params: { listingId }, body }))
    },
    networkMode: 'always',
    onSuccess: (_, sent) => onSuccess(sent),
  })
}

interface Draft {
  readonly content: string
  /** The one that it began with, also if the viewer has searched for something else since. */
  readonly brief: string
}

function check({ content }: Draft) {
  const validationError = firstIssue(messageFields.content.safeParse(content).error)
  return validationError === undefined ? {} : { content: validationError }
}

/** The listing that the message is about. */
function Summary({ listing }: { listing: Listing }): ReactNode {
  return (
    <div className="rounded-control border border-line bg-bg px-3.5 py-3">
      <p dir="auto" className="text-meta break-words text-ink-2 empty:hidden">
        {professionOf(listing)}
      </p>
      <p dir="auto" className="mt-0.5 font-semibold break-words">
        {listing.title}
      </p>
      <p className="mt-1">
        <ListingPrice listing={listing} />
      </p>
      <ServiceHabits repliesWithin={listing.repliesWithin} turnaround={listing.turnaround} whole />
    </div>
  )
}

function lostWords({ isLost, isChanged }: { isLost: boolean; isChanged: boolean }) {
  if (!isLost) return undefined
  return isChanged ? texts.mayHaveArrived : texts.isStored
}

interface ContactDialogProps {
  listing: Listing
  /** What the viewer searched for, if a search has found the listing: it is sent beside the message. */
  brief?: string | undefined
  /** The person whose draft it is. */
  owner: string
  open: boolean
  onClose: () => void
}

/** The first message to the provider of a listing; the draft is stored per listing. */
export function ContactDialog(props: ContactDialogProps): ReactNode {
  const { listing, brief = '', owner, open, onClose } = props
  const navigate = useNavigate()
  const draftKey = `contact:${listing.id}`
  const dialog = {
    owner,
    open,
    onClose,
    onStarted: (id: string): void => {
      // Closed first, so that the dialog is not open when the viewer comes back.
      onClose()
      void navigate({ to: '/messages', search: { id } })
    },
  }
  const started = useStartForm<Draft, 'content', FirstWord>({
    dialog,
    draftKey,
    empty: { content: firstWords(brief, brief), brief },
    check,
    starting: useContact(listing.id, ({ clientId }) => forgetSent(owner, draftKey, clientId)),
    startOf: (draft, clientId) => ({
      clientId,
      content: draft.content.trim(),
      ...(draft.brief !== '' && { brief: draft.brief }),
    }),
    refusals: texts.refusals,
  })
  return (
    <StartDialog
      dialog={dialog}
      texts={{ ...texts, title: texts.title(nameOf(listing.provider)) }}
      started={started}
      rows={5}
      careful
      prefilled={firstWords(brief, started.draft.brief)}
      note={lostWords(started)}
    >
      <div className="space-y-2">
        <Summary listing={listing} />
        <BriefRow
          asked={brief}
          brief={started.draft.brief}
          disabled={started.state.isSending}
          onChange={(changed) =>
            started.change(wordsBeside(brief, started.draft, changed), 'content')
          }
        />
      </div>
    </StartDialog>
  )
}
