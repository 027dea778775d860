import type { Community } from '@patchbay/contract/communities/communities'
import { Flag } from 'lucide-react'
import { useState, type ReactNode } from 'react'
import { Menu } from '../../../../ui/overlays/menu.tsx'
import { ReportDialog, reportTexts } from '../../../people/reports/public.ts'
import { pageTexts as texts } from './page-texts.ts'

/** Report, for everybody who is signed in and does not lead it. */
export function CommunityMenu({ community }: { community: Community }): ReactNode {
  const [reporting, setReporting] = useState(false)
  const { id, name, can } = community
  if (!can.report) return null
  const items = [{ label: reportTexts.report, icon: Flag, onSelect: () => setReporting(true) }]
  return (
    <>
      <Menu label={texts.menu(name)} items={items} />
      <ReportDialog
        open={reporting}
        onClose={() => setReporting(false)}
        subject={{ type: 'community', id, authorName: name }}
      />
    </>
  )
}
