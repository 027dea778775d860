import type { OwnListings } from '@patchbay/contract/marketplace/listings'
import { useState, type ReactNode } from 'react'
import { useOpened } from '../../../ui/states/use-loaded.ts'
import { useSession } from '../../accounts/sessions/public.ts'
import { changeOffer, useOfferEdits } from './offer-edits.ts'
import { hasChanges, savedOffer, type Profession } from './offers.ts'
import { OpenPanel } from './open-panel.tsx'
import { OpenSummary } from './open-summary.tsx'
import type { ListingsSheetProps } from './sheet-props.ts'

const importSheet = () =>
  import('./loaded-listings-sheet.tsx').then((module) => module.LoadedListingsSheet)

/** The form and its rules are loaded when it first opens; each opening mounts a new form. */
function ListingsSheet(props: ListingsSheetProps): ReactNode {
  const { open, onClose } = props
  const [opening, setOpening] = useState({ open, count: 0 })
  if (opening.open !== open) setOpening({ open, count: opening.count + Number(open) })
  const { part: LoadedListingsSheet } = useOpened(importSheet, open, onClose)
  return LoadedListingsSheet && <LoadedListingsSheet key={opening.count} {...props} />
}

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
