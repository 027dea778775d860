import { useQuery } from '@tanstack/react-query'
import { Link2, X } from 'lucide-react'
import { useEffect, useEffectEvent, useMemo, type ReactNode } from 'react'
import { instanceQuery } from '../../../platform/instance/instance.ts'
import { IconButton } from '../../../ui/buttons/icon-button.tsx'
import { previewTexts as texts } from './texts.ts'
import { wantedLink } from './wanted-link.ts'

export interface WantedPreviewProps {
  /** What is being written. */
  text: string
  /** The link whose preview the author has left out. */
  leftOut: string | undefined
  onLeaveOut: (link: string | undefined) => void
}

/** Says that the first link of what is being written gets a preview, which can be left out. */
export function WantedPreview({ text, leftOut, onLeaveOut }: WantedPreviewProps): ReactNode {
  const { data: instance } = useQuery(instanceQuery)
  const link = useMemo(() => wantedLink(text), [text])
  // Another link is another question.
  const follow = useEffectEvent((shown: string | undefined) => {
    if (leftOut !== undefined && leftOut !== shown) onLeaveOut(undefined)
  })
  useEffect(() => follow(link), [link])
  if (link === undefined || !instance?.linkPreviews) return null
  const { host } = new URL(link)
  const isLeftOut = leftOut === link
  return (
    <div className="flex items-center gap-2 pl-2 text-meta text-ink-2">
      <Link2 className="size-4 shrink-0" aria-hidden="true" />
      <p aria-live="polite" className="min-w-0 flex-1 truncate">
        {isLeftOut ? texts.unwanted(host) : texts.wanted(host)}
      </p>
      {isLeftOut ? (
        <button
          type="button"
          onClick={() => onLeaveOut(undefined)}
          className="inline-flex h-11 items-center rounded-control px-1.5 font-semibold transition-colors duration-150 hover:bg-raised hover:text-ink md:h-9"
        >
          {texts.add}
        </button>
      ) : (
        <IconButton label={texts.leaveOut} size="sm" onClick={() => onLeaveOut(link)}>
          <X className="size-4" aria-hidden="true" />
        </IconButton>
      )}
    </div>
  )
}
