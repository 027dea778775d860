import type { ReactNode } from 'react'
import { ArtSection } from './art-section.tsx'
import { AudioSection } from './audio-section.tsx'
import { ChoicesSection } from './choices-section.tsx'
import { FieldsSection } from './fields-section.tsx'
import { LabelsSection } from './labels-section.tsx'
import { ListingsSection } from './listings-section.tsx'
import { MessagesSection } from './messages-section.tsx'
import { MetersSection } from './meters-section.tsx'
import { PanelsSection } from './panels-section.tsx'
import { PeopleSection } from './people-section.tsx'
import { SkeletonsSection } from './skeletons-section.tsx'
import { StatesSection } from './states-section.tsx'
import { TabsSection } from './tabs-section.tsx'
import { TicketsSection } from './tickets-section.tsx'

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
