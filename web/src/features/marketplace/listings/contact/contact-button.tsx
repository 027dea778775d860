import type { Listing } from '@patchbay/contract/marketplace/listings'
import { useState, type ReactNode } from 'react'
import { Button } from '../../../../ui/buttons/button.tsx'
import type { ButtonLook } from '../../../../ui/buttons/button-style.ts'
import { LazyPart, lazyPart } from '../../../../ui/states/lazy-part.tsx'
import { nameOf } from '../../../people/people/public.ts'
import { useSession, useStillSignedIn } from '../../../accounts/sessions/public.ts'
import { useContactChoice } from './contact-choice.ts'
import { listingTexts as texts } from '../texts.ts'

const ContactDialog = lazyPart(
  () => import('./contact-dialog.tsx').then((module) => module.ContactDialog),
  { isMain: true },
)

interface ContactButtonProps extends Pick<ButtonLook, 'variant' | 'size'> {
  listing: Listing
  /** What the viewer searched for, where the listing stands outside of what was found. */
  brief?: string | undefined
}

/**
 * Shows nothing on the viewer's own listing, nor if the server says that the provider cannot be
 * contacted.
 */
export function ContactButton({ listing, brief, ...look }: ContactButtonProps): ReactNode {
  const [open, setOpen] = useState(false)
  const { user } = useSession()
  const found = useContactChoice()
  const stillSignedIn = useStillSignedIn()
  if (!listing.can.contact || !user) return null
  const close = (): void => setOpen(false)
  const press = (): void => {
    setOpen(true)
    void stillSignedIn(texts.signIn)
  }
  return (
    <>
      <Button
        {...look}
        aria-label={texts.contactSomebody(nameOf(listing.provider))}
        onClick={press}
      >
        {texts.contact}
      </Button>
      <LazyPart open={open} onFailure={close}>
        <ContactDialog
          listing={listing}
          brief={brief ?? found?.brief}
          owner={user.id}
          open={open}
          onClose={close}
        />
      </LazyPart>
    </>
  )
}
