import { Lock } from 'lucide-react'
import { useState, type ReactNode } from 'react'
import { Button } from '../../ui/button.tsx'
import { RequestSheet } from './request-sheet.tsx'
import { membershipTexts as texts } from './texts.ts'
import type { Joinable } from './use-membership.ts'

interface RequestButtonProps {
  community: Joinable
  full: boolean
}

export function RequestButton({ community, full }: RequestButtonProps): ReactNode {
  const [open, setOpen] = useState(false)
  return (
    <>
      <Button full={full} onClick={() => setOpen(true)}>
        <Lock className="size-4" aria-hidden="true" />
        {texts.request}
      </Button>
      <RequestSheet community={community} open={open} onClose={() => setOpen(false)} />
    </>
  )
}
