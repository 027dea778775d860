import { useNavigate } from '@tanstack/react-router'
import type { ReactNode } from 'react'
import { Sheet } from '../../../ui/overlays/sheet.tsx'
import { findTexts as texts } from './texts.ts'
import { PersonSearch } from './person-search.tsx'

interface FindSheetProps {
  open: boolean
  onClose: () => void
}

export function FindSheet({ open, onClose }: FindSheetProps): ReactNode {
  const navigate = useNavigate()
  return (
    <Sheet open={open} onClose={onClose} title={texts.find} tall>
      {/* Room for the list of suggestions, which overlays the content below the field. */}
      <div className="min-h-[24rem]">
        <PersonSearch
          hint={texts.hint}
          onChoose={({ id }) => void navigate({ to: '/users/$userId', params: { userId: id } })}
        />
      </div>
    </Sheet>
  )
}
