import { useState, type ReactNode } from 'react'
import { useWide } from '../../platform/use-wide.ts'
import { useSession } from '../sessions/public.ts'
import { ListingsSheet } from './listings-sheet.tsx'
import { changeOffer, useOfferEdits } from './offer-edits.ts'
import { hasChanges, savedOffer, type Profession } from './offers.ts'
import { OpenAwaited } from './open-awaited.tsx'
import { OpenPanel } from './open-panel.tsx'
import { OpenSummary } from './open-summary.tsx'
import { useOwnListings } from './use-own-listings.ts'

/** What the viewer offers, and the way to change it. */
export function LoadedOpenToWork(): ReactNode {
  const { user } = useSession()
  const owner = user?.id ?? ''
  const isWide = useWide()
  const query = useOwnListings()
  const [edits] = useOfferEdits(owner)
  const [sheet, setSheet] = useState<{ open: boolean; category?: Profession }>({ open: false })
  const own = query.data
  if (!own) return <OpenAwaited query={query} isWide={isWide} />
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
      <ListingsSheet
        key={owner}
        {...sheet}
        own={own}
        onClose={() => setSheet((last) => ({ ...last, open: false }))}
      />
    </>
  )
}
