import type { OwnListing } from '@patchbay/contract/marketplace/listings'
import { type ReactNode, useState } from 'react'
import { duotones } from '../ui/art/art-palette.ts'
import { Art, artKinds } from '../ui/art/art.tsx'
import { FilterSelect } from '../ui/fields/filter-select.tsx'
import { Loading } from '../ui/states/loading.tsx'
import { Meter } from '../ui/meter.tsx'
import { SkeletonCards } from '../ui/states/skeleton-cards.tsx'
import { SkeletonRows } from '../ui/states/skeleton-rows.tsx'
import { Tabs, type Tab } from '../ui/tabs.tsx'
import { UploadRow } from '../ui/fields/upload-row.tsx'
import { OpenPanel } from '../features/marketplace/own-listings/public.ts'
import { AudioSection } from './audio-section.tsx'
import { ChoicesSection } from './choices-section.tsx'
import { FieldsSection } from './fields-section.tsx'
import { LabelsSection } from './labels-section.tsx'
import { MessagesSection } from './messages-section.tsx'
import { PanelsSection } from './panels-section.tsx'
import { PeopleSection } from './people-section.tsx'
import { Section, Grid } from './section.tsx'
import { StatesSection } from './states-section.tsx'
import { TicketsSection } from './tickets-section.tsx'

type Name = 'posts' | 'hub'
const tabs: readonly Tab<Name>[] = [
  { value: 'posts', label: 'Community Posts', content: <p className="p-4">Posts stand here.</p> },
  { value: 'hub', label: 'Information Hub', content: <p className="p-4">Articles stand here.</p> },
]

function TabsSection(): ReactNode {
  const [value, setValue] = useState<Name>('posts')
  return (
    <Section id="tabs" title="Tabs">
      <Tabs label="Home" tabs={tabs} value={value} onChange={setValue} />
      <Tabs
        label="Home with a filter"
        tabs={tabs}
        value={value}
        onChange={setValue}
        aside={
          <span className="hidden md:block">
            <FilterSelect label="Category">
              <option>All Posts</option>
            </FilterSelect>
          </span>
        }
      />
    </Section>
  )
}

function SkeletonsSection(): ReactNode {
  return (
    <Section id="skeletons" title="Skeletons">
      <Loading text="Loading posts...">
        <SkeletonRows count={2} />
      </Loading>
      <Loading text="Loading communities...">
        <SkeletonCards />
      </Loading>
    </Section>
  )
}

function MetersSection(): ReactNode {
  return (
    <Section id="meters" title="Meters">
      <Grid>
        <Meter kind="progress" label="Step" value={3} max={7} valueText="Step 3 of 7" tall />
        <Meter kind="measure" label="Password strength" value={2} max={5} />
        <Meter kind="measure" label="Empty" value={0} max={5} />
        <Meter kind="measure" label="Full" value={5} max={5} />
      </Grid>
      <UploadRow
        name="brass-comp-24bit.wav"
        size="6,214 KB"
        percent={64}
        label="Upload of brass-comp-24bit.wav"
        onRemove={() => {}}
      />
      <UploadRow
        name="recall-notes.pdf"
        size="88 KB"
        label="Upload of recall-notes.pdf"
        onRemove={() => {}}
      />
      <UploadRow
        name="room tone, a name that is longer than the row of a phone can show.wav"
        size="9,120 KB"
        label="Upload of room tone"
        problem="Failed to upload file. Please try again."
        onRetry={() => {}}
        onRemove={() => {}}
      />
    </Section>
  )
}

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
  turnaround: '',
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
function ListingsSection(): ReactNode {
  return (
    <Section id="listings" title="Listings">
      <div className="xl:w-[312px]">
        <OpenPanel own={own} suited={['DJ/Performer']} isUnsaved={false} onEdit={() => {}} />
      </div>
    </Section>
  )
}

function ArtSection(): ReactNode {
  return (
    <Section id="art" title="Art">
      <div className="grid grid-cols-2 gap-2 md:grid-cols-4">
        {duotones.flatMap((_, tone) =>
          artKinds.map((kind) => (
            <div key={`${kind}-${tone}`} className="h-16 overflow-hidden rounded-control">
              <Art id={`sample-${tone}`} kind={kind} duotone={tone} width={320} height={120} />
            </div>
          )),
        )}
      </div>
    </Section>
  )
}

/** A separate chunk: together the sections would exceed the size limit of a page. */
export function MoreSections(): ReactNode {
  return (
    <>
      <FieldsSection />
      <PanelsSection />
      <ListingsSection />
      <TabsSection />
      <ChoicesSection />
      <TicketsSection />
      <AudioSection />
      <MessagesSection />
      <MetersSection />
      <PeopleSection />
      <LabelsSection />
      <StatesSection />
      <SkeletonsSection />
      <ArtSection />
    </>
  )
}
