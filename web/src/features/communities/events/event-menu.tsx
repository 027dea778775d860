import type { CommunityEvent } from '@patchbay/contract/communities/events'
import { Flag, Pencil, Trash2 } from 'lucide-react'
import { useState, type ReactNode } from 'react'
import { Menu } from '../../../ui/overlays/menu.tsx'
import { nameOf } from '../../people/people/public.ts'
import { ReportDialog, reportTexts } from '../../people/reports/public.ts'
import { eventTexts as texts } from './texts.ts'
import type { OnEventAct } from './use-event-act.ts'

interface EventMenuProps {
  event: CommunityEvent
  onAct: OnEventAct
}

/** Edit for the creator; Delete also for the community leader; Report for everyone else. */
export function EventMenu({ event, onAct }: EventMenuProps): ReactNode {
  const { can } = event
  const [reporting, setReporting] = useState(false)
  const edit = { label: texts.edit, icon: Pencil, onSelect: () => onAct('edit', event) }
  const remove = {
    label: texts.delete,
    icon: Trash2,
    danger: true,
    onSelect: () => onAct('delete', event),
  }
  const report = { label: reportTexts.report, icon: Flag, onSelect: () => setReporting(true) }
  const items = [
    ...(can.edit ? [edit] : []),
    ...(can.delete ? [remove] : []),
    ...(can.report ? [report] : []),
  ]
  if (items.length === 0) return null
  return (
    <>
      <Menu label={texts.menu(event.title)} items={items} />
      <ReportDialog
        open={reporting}
        onClose={() => setReporting(false)}
        subject={{ type: 'event', id: event.id, authorName: nameOf(event.creator) }}
      />
    </>
  )
}
