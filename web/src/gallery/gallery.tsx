import { useState, type ReactNode } from 'react'
import { usePageTitle } from '../platform/page/page-title.ts'
import { SwitchRow } from '../ui/fields/switch-row.tsx'
import { TopBar } from '../ui/top-bar.tsx'
import { AppShell } from '../features/shell/navigation/public.ts'
import { Section } from './section.tsx'
import { ButtonsSection } from './buttons-section.tsx'
import { MoreSections } from './more-sections.tsx'
import { OverlaysSection } from './overlays-section.tsx'
import { viewer } from './samples.ts'

/** Every primitive in every state, for development and for the browser tests. */
export function Gallery(): ReactNode {
  usePageTitle('Gallery')
  const [hideBar, setHideBar] = useState(false)
  return (
    <AppShell viewer={viewer} hideBar={hideBar}>
      <div className="mx-auto max-w-[1000px] pb-8">
        <TopBar title="Gallery" onBack={() => history.back()} />
        <Section id="navigation" title="Navigation">
          <SwitchRow
            label="Hide the bar"
            hint="On phones, as an open conversation does"
            checked={hideBar}
            onChange={setHideBar}
          />
        </Section>
        <ButtonsSection />
        <OverlaysSection />
        <MoreSections />
      </div>
    </AppShell>
  )
}
