import { UserRoundSearch } from 'lucide-react'
import { useState, type ReactNode } from 'react'
import { Button } from '../../../ui/button.tsx'
import { LazyPart, lazyPart } from '../../../ui/states/lazy-part.tsx'
import { findTexts as texts } from './texts.ts'

const FindSheet = lazyPart(() => import('./find-sheet.tsx').then((module) => module.FindSheet), {
  isMain: true,
})

/** Finds a person by name, and opens their profile. The search for everything has the plain lens. */
export function FindPeople(): ReactNode {
  const [open, setOpen] = useState(false)
  return (
    <>
      <Button
        variant="ghost"
        aria-haspopup="dialog"
        onPointerEnter={() => void FindSheet.prepare()}
        onFocus={() => void FindSheet.prepare()}
        onClick={() => setOpen(true)}
      >
        <UserRoundSearch className="size-4" aria-hidden="true" />
        {/* Beside the search and the bell of phones there is no room for the words. */}
        <span className="max-md:sr-only">{texts.find}</span>
      </Button>
      <LazyPart open={open} onFailure={() => setOpen(false)}>
        <FindSheet open={open} onClose={() => setOpen(false)} />
      </LazyPart>
    </>
  )
}
