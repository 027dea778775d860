import { Search } from 'lucide-react'
import { useState, type ReactNode } from 'react'
import { IconButton } from '../../../ui/icon-button.tsx'
import { useLoaded } from '../../../ui/states/use-loaded.ts'
import { findTexts as texts } from './find-texts.ts'

const importSheet = () => import('./find-sheet.tsx').then((module) => module.FindSheet)

/** Finds a person by name, and opens their profile. */
export function FindPeople(): ReactNode {
  const [open, setOpen] = useState(false)
  const { part: FindSheet, load, prepare } = useLoaded(importSheet)
  return (
    <>
      <IconButton
        label={texts.find}
        aria-haspopup="dialog"
        onPointerEnter={() => void prepare()}
        onFocus={() => void prepare()}
        onClick={() => void load().then(setOpen)}
      >
        <Search className="size-5" aria-hidden="true" />
      </IconButton>
      {FindSheet && <FindSheet open={open} onClose={() => setOpen(false)} />}
    </>
  )
}
