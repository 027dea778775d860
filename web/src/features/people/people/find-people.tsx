import { UserRoundSearch } from 'lucide-react'
import { useState, type ReactNode } from 'react'
import { IconButton } from '../../../ui/icon-button.tsx'
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
      <IconButton
        label={texts.find}
        aria-haspopup="dialog"
        onPointerEnter={() => void FindSheet.prepare()}
        onFocus={() => void FindSheet.prepare()}
        onClick={() => setOpen(true)}
      >
        <UserRoundSearch className="size-5" aria-hidden="true" />
      </IconButton>
      <LazyPart open={open} onFailure={() => setOpen(false)}>
        <FindSheet open={open} onClose={() => setOpen(false)} />
      </LazyPart>
    </>
  )
}
