import { UserRoundSearch } from 'lucide-react'
import { useState, type ReactNode } from 'react'
import { usePhone } from '../../../platform/page/screen-width.ts'
import { Button } from '../../../ui/buttons/button.tsx'
import { LazyPart, lazyPart } from '../../../ui/states/lazy-part.tsx'
import { findTexts as texts } from './texts.ts'

const FindSheet = lazyPart(() => import('./find-sheet.tsx').then((module) => module.FindSheet), {
  isMain: true,
})

interface FindPeopleProps {
  /** What stands around the button, which may be in another place on phones. */
  children: (button: ReactNode) => ReactNode
}

/** Finds a person by name, and opens their profile. The search for everything has the plain lens. */
export function FindPeople({ children }: FindPeopleProps): ReactNode {
  const [open, setOpen] = useState(false)
  const isPhone = usePhone()
  return (
    <>
      {children(
        <Button
          variant={isPhone ? 'secondary' : 'ghost'}
          aria-haspopup="dialog"
          onPointerEnter={() => void FindSheet.prepare()}
          onFocus={() => void FindSheet.prepare()}
          onClick={() => setOpen(true)}
        >
          <UserRoundSearch className="size-4" aria-hidden="true" />
          <span className="max-md:sr-only">{texts.find}</span>
        </Button>,
      )}
      <LazyPart open={open} onFailure={() => setOpen(false)}>
        <FindSheet open={open} onClose={() => setOpen(false)} />
      </LazyPart>
    </>
  )
}
