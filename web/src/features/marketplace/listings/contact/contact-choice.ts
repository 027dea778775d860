import type { Listing } from '@patchbay/contract/marketplace/listings'
import { createContext, useContext } from 'react'

/** Each message starts a conversation, and a person reads the answers of few. */
export const mostChosen = 5

/** Listings that were found by a brief: contact begins with it, and can go to several of them. */
export interface ContactChoice {
  /** What the viewer searched for. */
  readonly brief: string
  readonly chosen: readonly Listing[]
  readonly toggle: (listing: Listing) => void
}

export const ContactChoiceContext = createContext<ContactChoice | undefined>(undefined)

/** Undefined where there was no search. */
export const useContactChoice = (): ContactChoice | undefined => useContext(ContactChoiceContext)
