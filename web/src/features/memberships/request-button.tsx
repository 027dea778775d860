import { Lock } from 'lucide-react'
import { useState, type ReactNode } from 'react'
import { Button } from '../../ui/button.tsx'
import { useLoaded } from '../../ui/use-loaded.ts'
import { membershipTexts as texts } from './texts.ts'
import type { Joinable } from './use-membership.ts'

interface RequestButtonProps {
  community: Joinable
  full: boolean
  variant: 'primary' | 'secondary'
}

const importSheet = () => import('./request-sheet.tsx').then((module) => module.RequestSheet)

export function RequestButton({ community, full, variant }: RequestButtonProps): ReactNode {
  const [open, setOpen] = useState(false)
  const { part: RequestSheet, load, prepare } = useLoaded(importSheet)
  return (
    <>
      <Button
        full={full}
        variant={variant}
        onPointerEnter={() => void prepare()}
        onFocus={() => void prepare()}
        onClick={() => void load().then(setOpen)}
      >
        <Lock className="size-4" aria-hidden="true" />
        {texts.request}
      </Button>
      {RequestSheet && (
        <RequestSheet community={community} open={open} onClose={() => setOpen(false)} />
      )}
    </>
  )
}
