import type { OwnListing } from '@patchbay/contract/listings'
import type { ReactNode } from 'react'
import { OpenPanel, OpenSummary } from '../own-listings/public.ts'
import { Grid, Section } from './section.tsx'

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

const nothing = { revision: '', listings: [] }
const some = {
  revision: '',
  listings: [
    listing('Songwriter', 250, 'fixed'),
    listing('Producer', 55.5, 'hourly'),
    listing('Studio Owner/Manager', null, null),
  ],
}
const common = { isUnsaved: false, onEdit: () => {} }

export function ListingsSection(): ReactNode {
  return (
    <Section id="listings" title="Open to Work">
      <Grid>
        <OpenPanel {...common} own={some} suited={['DJ/Performer']} />
        <OpenPanel {...common} own={nothing} suited={[]} isUnsaved />
        <OpenSummary {...common} own={some} />
        <OpenSummary {...common} own={nothing} isUnsaved />
      </Grid>
    </Section>
  )
}
