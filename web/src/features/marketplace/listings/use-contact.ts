import { contactProvider } from '@patchbay/contract/marketplace/listings'
import { useMutation } from '@tanstack/react-query'
import { call } from '../../../platform/http/api.ts'
import { nobodySignedIn } from '../../messaging/conversations/public.ts'
import { useNoticedEnd, useSessions } from '../../accounts/sessions/public.ts'
import { listingTexts as texts } from './texts.ts'

/** The same client id is one message, however often it is sent. */
export interface FirstWord {
  readonly clientId: string
  readonly content: string
}

/** `onSuccess` also runs if the page was left meanwhile. */
export function useContact(listingId: string, onSuccess: (sent: FirstWord) => void) {
  const sessions = useSessions()
  const noticed = useNoticedEnd(texts.signIn)
  return useMutation({
    mutationFn: async (body: FirstWord) => {
      if (!sessions.state().user) throw nobodySignedIn()
      return noticed(call(contactProvider, { params: { listingId }, body }))
    },
    networkMode: 'always',
    onSuccess: (_, sent) => onSuccess(sent),
  })
}
