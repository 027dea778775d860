import type { OwnListings } from '@patchbay/contract/listings'
import { useState, type ReactNode } from 'react'
import { useSession } from '../sessions/public.ts'
import { ListingsSheet } from './listings-sheet.tsx'
import { changeOffer, useOfferEdits } from './offer-edits.ts'
import { hasChanges, savedOffer, type Profession } from './offers.ts'
import { OpenPanel } from './open-panel.tsx'
import { OpenSummary } from './open-summary.tsx'

interface LoadedOpenToWorkProps {
  own: OwnListings
  isWide: boolean
}

/** The viewer's own listings, with a button to edit them. */
export function LoadedOpenToWork({ own, isWide }: LoadedOpenToWorkProps): ReactNode {
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
      <ListingsSheet
        key={owner}
        {...sheet}
        own={own}
        onClose={() => setSheet((last) => ({ ...last, open: false }))}
      />
    </>
  )
}
