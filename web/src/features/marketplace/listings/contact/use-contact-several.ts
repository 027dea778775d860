import { contactProvider, type Listing } from '@patchbay/contract/marketplace/listings'
import { messageFields } from '@patchbay/contract/messaging/message-fields'
import { useState } from 'react'
import { ApiError } from '../../../../platform/http/api-error.ts'
import { call } from '../../../../platform/http/api.ts'
import { inputUnless, useForm } from '../../../../platform/state/use-form.ts'
import { firstIssue } from '../../../../platform/state/validation-errors.ts'
import { readDraft, useDraft, writeDraft } from '../../../../platform/storage/drafts.ts'
import { useNoticedEnd, useSessions } from '../../../accounts/sessions/public.ts'
import { nobodySignedIn, wordsForStart } from '../../../messaging/conversations/public.ts'
import { nameOf } from '../../../people/people/public.ts'
import { contactTexts, listingTexts, severalTexts as texts } from '../texts.ts'
import { firstWords } from './first-words.ts'

type ById = Readonly<Record<string, string>>

interface Draft {
  /** What the viewer had searched for; a draft of another search is not used. */
  readonly asked: string
  readonly content: string
  /** Sent beside the text; empty if the viewer leaves it out. */
  readonly brief: string
  /** The client id of the attempt for each listing: a retry is the same message. */
  readonly clientIds: ById
  /** The conversation of each listing that the message has reached. */
  readonly sent: ById
}

const draftKey = 'contact-several'

/** Not everybody has the message. */
class PartlySent extends Error {
  readonly failures: ById
  /** One of them may have it: there was no answer. */
  readonly isLost: boolean
  constructor(failures: ById, isLost: boolean) {
    super('Not everybody has the message.')
    this.failures = failures
    this.isLost = isLost
  }
}

/** After these no further request of the same kind can succeed now. */
const endsAll = (error: unknown): boolean =>
  error instanceof ApiError && ['not_authenticated', 'rate_limited'].includes(error.code)

const namesOf = (listings: readonly Listing[]): readonly string[] =>
  listings.map(({ provider }) => nameOf(provider))

const isDraftOf = (value: unknown, asked: string): value is Draft => {
  const draft = value as Partial<Draft> | undefined
  return draft?.asked === asked && typeof draft.content === 'string' && !!draft.sent
}

interface SeveralArguments {
  readonly listings: readonly Listing[]
  readonly brief: string
  readonly owner: string
  readonly onClose: (sent: readonly string[]) => void
  /** Everybody has the message; the ids of the conversations. */
  readonly onDone: (conversationIds: readonly string[]) => void
}

/** One message to several providers, each in a conversation of its own. */
export function useContactSeveral({ listings, brief, owner, onClose, onDone }: SeveralArguments) {
  const sessions = useSessions()
  const noticed = useNoticedEnd(listingTexts.signIn)
  const [stored, keep] = useDraft(owner, draftKey)
  const content = firstWords(brief, brief)
  const empty: Draft = { asked: brief, content, brief, clientIds: {}, sent: {} }
  const draft = isDraftOf(stored, brief) ? { ...empty, ...stored } : empty
  /** Text that was changed since an attempt whose answer was lost. */
  const [isChanged, setIsChanged] = useState(false)

  const sendTo = async (listingId: string, clientId: string, input: Draft): Promise<string> => {
    if (!sessions.state().user) throw nobodySignedIn()
    const given = input.brief === '' ? {} : { brief: input.brief }
    const body = { clientId, content: input.content.trim(), ...given }
    return (await noticed(call(contactProvider, { params: { listingId }, body }))).id
  }

  const send = async (input: Draft): Promise<ById> => {
    const clientIds = Object.fromEntries(
      listings.map(({ id }) => [id, input.clientIds[id] ?? crypto.randomUUID()]),
    )
    keep({ ...input, clientIds })
    setIsChanged(false)
    let sent = input.sent
    const failures: Record<string, string> = {}
    let isLost = false
    let last: unknown
    for (const { id } of listings) {
      if (sent[id] !== undefined) continue
      try {
        if (endsAll(last)) throw last
        // One after the other: each locks the account of the viewer.
        sent = { ...sent, [id]: await sendTo(id, clientIds[id] ?? '', input) }
        // Stored at once, so that a page that is left in between does not send it again.
        keep({ ...input, clientIds, sent })
      } catch (error) {
        last = error
        failures[id] = wordsForStart(error, contactTexts.refusals)
        isLost ||= error instanceof ApiError && error.code === 'network'
      }
    }
    if (Object.keys(failures).length > 0) throw new PartlySent(failures, isLost)
    return sent
  }

  const state = useForm<'content', Draft, ById>({
    names: [],
    check: () => {
      const error = firstIssue(messageFields.content.safeParse(draft.content).error)
      return inputUnless(error === undefined ? {} : { content: error }, draft)
    },
    send,
    onSent: () => {
      const now = readDraft(owner, draftKey)
      if (isDraftOf(now, brief)) writeDraft(owner, draftKey, undefined)
    },
    onDone: (sent) => onDone(listings.flatMap(({ id }) => sent[id] ?? [])),
    wordsFor: (error) =>
      error instanceof PartlySent
        ? texts.notSent(namesOf(listings.filter(({ id }) => id in error.failures)))
        : wordsForStart(error),
  })
  const partly = state.error instanceof PartlySent ? state.error : undefined
  return {
    state,
    draft,
    failures: partly?.failures ?? {},
    isLost: partly?.isLost ?? false,
    isChanged,
    change: (changes: Partial<Pick<Draft, 'content' | 'brief'>>): void => {
      // What has arrived stays as it is; the others get the new text as a new message.
      keep({ ...draft, ...changes, clientIds: {} })
      setIsChanged(true)
      state.forget('content')
    },
    cancel: (): void => {
      keep(undefined)
      state.reset()
      onClose(Object.keys(draft.sent))
    },
  }
}
