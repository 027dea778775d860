import type { Listing } from '@patchbay/contract/listings'
import { AudioLines, ChevronDown } from 'lucide-react'
import { useId, useState, type ReactNode } from 'react'
import { classNames } from '../../ui/class-names.ts'
import { LazyPart } from '../../ui/states/lazy-part.tsx'
import { Loading } from '../../ui/states/loading.tsx'
import { listingTexts as texts } from './texts.ts'

const importSamples = () => import('./lazy-parts.ts').then((module) => module.FetchedSamples)

/** Links and sounds are fetched when the viewer opens them. */
export function SamplesToggle({ listing }: { listing: Listing }): ReactNode {
  const id = useId()
  const [open, setOpen] = useState(false)
  const count = listing.links.length + listing.sounds.length
  if (count === 0) return null
  return (
    <div className="mt-1">
      <button
        type="button"
        aria-expanded={open}
        aria-controls={id}
        onClick={() => setOpen(!open)}
        className="-ml-2 inline-flex h-11 items-center gap-1.5 rounded-control px-2 text-meta font-semibold text-ink-2 transition-colors duration-150 hover:bg-raised hover:text-ink md:h-8"
      >
        <AudioLines className="size-4" aria-hidden="true" />
        {texts.samples(count)}
        <ChevronDown
          className={classNames('size-4 transition-transform duration-150', open && 'rotate-180')}
          aria-hidden="true"
        />
      </button>
      <div id={id} hidden={!open} className="pt-1.5">
        {open && (
          <LazyPart importPart={importSamples} part={{ listingId: listing.id }}>
            <Loading text={texts.loadingSamples}>
              <div className="skeleton h-16" />
            </Loading>
          </LazyPart>
        )}
      </div>
    </div>
  )
}
