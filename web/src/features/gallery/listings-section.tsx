import type { OwnListing } from '@patchbay/contract/listings'
import type { ReactNode } from 'react'
import { OpenPanel } from '../own-listings/public.ts'
import { Section } from './section.tsx'

const listing = (
  category: OwnListing['category'],
  price: OwnListing['price'],
  priceType: OwnListing['priceType'],
): OwnListing => ({
  id: category,
  category,
  title: 'Mixes for live bands',
  description: '',
  price,
  priceType,
  availability: true,
  createdAt: '2026-11-01T10:00:00.000Z',
  links: [],
  sounds: [],
})

const own = {
  revision: '',
  listings: [
    listing('Songwriter', 250, 'fixed'),
    listing('Producer', 55.5, 'hourly'),
    listing('Studio Owner/Manager', null, null),
  ],
}
export function ListingsSection(): ReactNode {
  return (
    <Section id="listings" title="Listings">
      <div className="xl:w-[312px]">
        <OpenPanel own={own} suited={['DJ/Performer']} isUnsaved={false} onEdit={() => {}} />
      </div>
    </Section>
  )
}
