import { Globe } from 'lucide-react'
import type { ReactNode } from 'react'
import { ProviderMark } from './provider-mark.tsx'

export type LinkedService = 'website' | 'instagram' | 'youtube' | 'spotify'

/** Each in one colour, so that they fit both themes. */
const marks: Readonly<Record<LinkedService, ReactNode>> = {
  website: <Globe className="size-[18px]" />,
  spotify: <ProviderMark provider="spotify" />,
  instagram: (
    <svg viewBox="0 0 24 24" className="size-[18px] fill-none stroke-current stroke-2">
      <rect x="2.5" y="2.5" width="19" height="19" rx="5.5" />
      <circle cx="12" cy="12" r="4.4" />
      <circle cx="17.2" cy="6.8" r="1.2" className="fill-current stroke-none" />
    </svg>
  ),
  youtube: (
    <svg viewBox="0 0 24 24" className="size-[18px] fill-current">
      <path
        fillRule="evenodd"
        d="M5 4h14a4 4 0 0 1 4 4v8a4 4 0 0 1-4 4H5a4 4 0 0 1-4-4V8a4 4 0 0 1 4-4Zm4.8 4.4v7.2L16 12Z"
      />
    </svg>
  ),
}

/** The mark of a website or of a service elsewhere, beside its words. */
export function ServiceMark({ service }: { service: LinkedService }): ReactNode {
  return (
    <span aria-hidden="true" className="shrink-0 text-ink-2">
      {marks[service]}
    </span>
  )
}
