import type { Listing } from '@patchbay/contract/marketplace/listings'
import { useMemo, useState, type ReactNode } from 'react'
import { Button } from '../../../../ui/buttons/button.tsx'
import { LazyPart, lazyPart } from '../../../../ui/states/lazy-part.tsx'
import { useSession, useStillSignedIn } from '../../../accounts/sessions/public.ts'
import { ContactChoiceContext, mostChosen } from './contact-choice.ts'
import { choiceTexts as texts, listingTexts } from '../texts.ts'

const ContactSeveral = lazyPart(() =>
  import('./contact-several.tsx').then((module) => module.ContactSeveral),
)

interface ChosenBarProps {
  count: number
  onClear: () => void
  onContact: () => void
}

/** Stays in view above the navigation while the viewer looks for more people. */
function ChosenBar({ count, onClear, onContact }: ChosenBarProps): ReactNode {
  return (
    <section
      aria-label={texts.bar}
      className="sticky bottom-nav z-20 mt-3 mb-3 flex items-center gap-2 rounded-card border border-line-strong bg-raised py-2.5 pr-2.5 pl-4 shadow-float md:bottom-4"
    >
      <output className="min-w-0 flex-1 text-meta">
        <span className="font-semibold">{texts.chosen(count)}</span>
        {count >= mostChosen && <span className="text-ink-2"> {texts.full}</span>}
      </output>
      <Button variant="ghost" size="sm" onClick={onClear}>
        {texts.clear}
      </Button>
      <Button variant="primary" size="sm" onClick={onContact}>
        {texts.contact(count)}
      </Button>
    </section>
  )
}

interface ContactChoicesProps {
  /** What the viewer searched for. */
  brief: string
  found: readonly Listing[]
  children: ReactNode
}

/** Lets the viewer choose several of the listings that were found, and write to all at once. */
export function ContactChoices({ brief, found, children }: ContactChoicesProps): ReactNode {
  const { user } = useSession()
  const stillSignedIn = useStillSignedIn()
  const [ids, setIds] = useState<readonly string[]>([])
  /** They stay while the sheet is open, even if one of them is no longer offered. */
  const [recipients, setRecipients] = useState<readonly Listing[]>([])
  const [open, setOpen] = useState(false)
  const choice = useMemo(() => {
    // What is no longer found is no longer chosen.
    const chosen = found.filter(({ id }) => ids.includes(id))
    const toggle = ({ id }: Listing): void =>
      setIds((now) => (now.includes(id) ? now.filter((one) => one !== id) : [...now, id]))
    return { brief, chosen, toggle }
  }, [brief, found, ids])
  const { chosen } = choice
  const contact = (): void => {
    setRecipients(chosen)
    setOpen(true)
    void stillSignedIn(listingTexts.signIn)
  }
  const close = (sent: readonly string[]): void => {
    setOpen(false)
    setIds((now) => now.filter((id) => !sent.includes(id)))
  }
  return (
    <ContactChoiceContext value={choice}>
      {children}
      {chosen.length > 0 && (
        <ChosenBar count={chosen.length} onClear={() => setIds([])} onContact={contact} />
      )}
      {user && (
        <LazyPart open={open} onFailure={() => setOpen(false)}>
          <ContactSeveral
            listings={recipients}
            brief={brief}
            owner={user.id}
            open={open}
            onClose={close}
          />
        </LazyPart>
      )}
    </ContactChoiceContext>
  )
}
