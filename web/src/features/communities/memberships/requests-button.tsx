import type { Community } from '@patchbay/contract/communities/communities'
import { useEffect, useEffectEvent, useState, type ReactNode } from 'react'
import { BadgeCount } from '../../../ui/badge-count.tsx'
import { Button } from '../../../ui/button.tsx'
import { useLoaded } from '../../../ui/states/use-loaded.ts'
import { pageTexts as texts } from './page-texts.ts'

const importSheet = () => import('./requests-sheet.tsx').then((module) => module.RequestsSheet)

interface RequestsButtonProps {
  community: Community
  /** Opened by the URL instead of a press; closing it leaves that URL. */
  opened: boolean
  onClose: () => void
}

/** For the leader of a private community. */
export function RequestsButton({ community, opened, onClose }: RequestsButtonProps): ReactNode {
  const [open, setOpen] = useState(false)
  const { part: RequestsSheet, load, prepare } = useLoaded(importSheet)
  const loadSheet = useEffectEvent(load)
  useEffect(() => {
    if (!opened) return undefined
    let isLeft = false
    void loadSheet().then((loaded) => isLeft || setOpen(loaded))
    return () => {
      isLeft = true
      setOpen(false)
    }
  }, [opened])
  const waiting = community.pendingRequests ?? 0
  return (
    <>
      <Button
        onPointerEnter={() => void prepare()}
        onFocus={() => void prepare()}
        onClick={() => void load().then(setOpen)}
      >
        {texts.requests}
        {waiting > 0 && (
          <>
            <BadgeCount count={waiting} />
            <span className="sr-only">, {texts.waiting(waiting)}</span>
          </>
        )}
      </Button>
      {RequestsSheet && (
        <RequestsSheet
          communityId={community.id}
          open={open}
          onClose={() => {
            setOpen(false)
            onClose()
          }}
        />
      )}
    </>
  )
}
