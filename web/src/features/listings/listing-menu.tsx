import type { Listing } from '@patchbay/contract/listings'
import { Flag } from 'lucide-react'
import { useState, type ReactNode } from 'react'
import { Menu } from '../../ui/menu.tsx'
import { nameOf } from '../people/public.ts'
import { ReportDialog, reportTexts } from '../reports/public.ts'
import { listingTexts as texts } from './texts.ts'

export function ListingMenu({ listing }: { listing: Listing }): ReactNode {
  const [reporting, setReporting] = useState(false)
  if (!listing.can.report) return null
  const name = nameOf(listing.provider)
  return (
    <>
      <Menu
        label={texts.options(name)}
        items={[{ label: reportTexts.report, icon: Flag, onSelect: () => setReporting(true) }]}
      />
      <ReportDialog
        open={reporting}
        onClose={() => setReporting(false)}
        subject={{ type: 'listing', id: listing.id, authorName: name }}
      />
    </>
  )
}
