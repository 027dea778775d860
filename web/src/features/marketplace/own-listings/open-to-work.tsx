import type { OwnListings } from '@patchbay/contract/marketplace/listings'
import { useState, type ReactNode } from 'react'
import { useWide } from '../../../platform/page/screen-width.ts'
import { Button } from '../../../ui/buttons/button.tsx'
import { Panel } from '../../../ui/panel.tsx'
import { LazyPart, lazyPart } from '../../../ui/states/lazy-part.tsx'
import { Loading } from '../../../ui/states/loading.tsx'
import { uiTexts } from '../../../ui/texts.ts'
import { useSession } from '../../accounts/sessions/public.ts'
import type { ListingsSheetProps } from './listings-sheet.tsx'
import { changeOffer, useOfferEdits } from './offer-edits.ts'
import { hasChanges, savedOffer, type Profession } from './offers.ts'
import { OpenPanel } from './open-panel.tsx'
import { OpenSummary, SummaryRow } from './open-summary.tsx'
import { openToWorkTexts as texts } from './texts.ts'
import { useOwnListings } from './use-own-listings.ts'

function Boxes(): ReactNode {
  return ['w-32', 'w-24', 'w-28'].map((width) => (
    <div key={width} className="flex h-14 items-center gap-3 px-4">
      <div className="skeleton size-[18px] shrink-0" />
      <div className={`skeleton h-3.5 ${width}`} />
    </div>
  ))
}

interface OpenAwaitedProps {
  query: Pick<ReturnType<typeof useOwnListings>, 'isError' | 'isFetching' | 'refetch'>
  isWide: boolean
}

/** Shown while the listings load, or if that failed. */
function OpenAwaited({ query, isWide }: OpenAwaitedProps): ReactNode {
  const { isError, isFetching, refetch } = query
  const again = isError && (
    <Button size="sm" busy={isFetching} onClick={() => void refetch()}>
      {uiTexts.retry}
    </Button>
  )
  const failure = isError && <span role="alert">{texts.notLoaded}</span>
  if (!isWide) {
    const line = failure || <Loading text={texts.loading}>{texts.loading}</Loading>
    return <SummaryRow live={false} line={line} action={again} />
  }
  return (
    <Panel title={texts.title} hint={texts.hint}>
      <div className="border-t border-line">
        {failure ? (
          <div className="flex flex-wrap items-center justify-between gap-3 p-4 text-meta text-ink-2">
            {failure}
            {again}
          </div>
        ) : (
          <Loading text={texts.loading}>
            <Boxes />
          </Loading>
        )}
      </div>
    </Panel>
  )
}

const ListingsSheet = lazyPart(
  () => import('./listings-sheet.tsx').then((module) => module.ListingsSheet),
  { isMain: true },
)

/** The form and its rules are loaded when it first opens; each opening mounts a new form. */
function OpenedSheet(props: ListingsSheetProps): ReactNode {
  const { open, onClose } = props
  const [opening, setOpening] = useState({ open, count: 0 })
  if (opening.open !== open) setOpening({ open, count: opening.count + Number(open) })
  return (
    <LazyPart open={open} onFailure={onClose}>
      <ListingsSheet key={opening.count} {...props} />
    </LazyPart>
  )
}

interface OpenToWorkProps {
  /** Opened by the URL instead of a press; closing it leaves that URL. */
  opened: boolean
  onLeave: () => void
}

interface OfferedProps extends OpenToWorkProps {
  own: OwnListings
  isWide: boolean
}

/** The viewer's own listings, with a button to edit them. */
function Offered({ own, isWide, opened, onLeave }: OfferedProps): ReactNode {
  const { user } = useSession()
  const owner = user?.id ?? ''
  const [edits] = useOfferEdits(owner)
  const [sheet, setSheet] = useState<{ open: boolean; category?: Profession }>({ open: false })
  const edit = (category?: Profession): void => {
    if (category) changeOffer(owner, category, { listed: !savedOffer(own, category).listed })
    setSheet({ open: true, ...(category && { category }) })
  }
  const common = { own, isUnsaved: hasChanges(own, edits), onEdit: edit }
  return (
    <>
      {isWide ? (
        <OpenPanel {...common} suited={user?.professions ?? []} />
      ) : (
        <OpenSummary {...common} />
      )}
      <OpenedSheet
        key={owner}
        {...sheet}
        open={opened || sheet.open}
        own={own}
        onClose={() => {
          setSheet((last) => ({ ...last, open: false }))
          if (opened) onLeave()
        }}
      />
    </>
  )
}

/** The viewer's own listings. The search for others does not wait for them. */
export function OpenToWork(props: OpenToWorkProps): ReactNode {
  const isWide = useWide()
  const query = useOwnListings()
  if (!query.data) return <OpenAwaited query={query} isWide={isWide} />
  return <Offered {...props} own={query.data} isWide={isWide} />
}
