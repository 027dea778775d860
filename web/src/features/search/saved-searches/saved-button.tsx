import { Bookmark } from 'lucide-react'
import { useState, type ReactNode } from 'react'
import { Button } from '../../../ui/buttons/button.tsx'
import { LazyPart, lazyPart } from '../../../ui/states/lazy-part.tsx'
import type { CurrentSearch } from './saved-sheet.tsx'
import { entryTexts as texts } from './texts.ts'

const SavedSheet = lazyPart(() => import('./saved-sheet.tsx').then((module) => module.SavedSheet))

/** Stands where one searches: saves the search, and leads to searches that were saved before. */
export function SavedButton(current: CurrentSearch): ReactNode {
  const [open, setOpen] = useState(false)
  return (
    <>
      <Button
        variant="ghost"
        size="sm"
        aria-haspopup="dialog"
        onPointerEnter={() => void SavedSheet.prepare()}
        onFocus={() => void SavedSheet.prepare()}
        onClick={() => setOpen(true)}
      >
        <Bookmark className="size-4" aria-hidden="true" />
        {texts.open}
      </Button>
      <LazyPart open={open} onFailure={() => setOpen(false)}>
        <SavedSheet open={open} onClose={() => setOpen(false)} {...current} />
      </LazyPart>
    </>
  )
}
